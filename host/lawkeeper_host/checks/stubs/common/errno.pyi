EACCES: int
EAGAIN: int
EEXIST: int
EINVAL: int
EIO: int
EISDIR: int
ENODEV: int
ENOENT: int
ENOMEM: int
EPERM: int
errorcode: dict[int, str]
