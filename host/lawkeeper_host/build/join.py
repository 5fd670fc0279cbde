"""Several modules become one file: their statements in a row, names made different where they were alike.

The sources stay as fine-grained as they are. An import of a module that lies in the same file is left out, one of
a module that lies in another file asks that file, and `rules.KEEP` becomes the name itself. A module lies in one
file only, so none has its state twice; one without state may be copied into several, see `copied.py`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from lawkeeper_host.build.trees import walk
from lawkeeper_host.build.copied import spread
from lawkeeper_host.errors import HostError

INIT = ".__init__"
TABLES = ("PAGES", "KEEP", "LIGHTS", "SETTINGS")  # of a package: they name modules beside it


@dataclass
class Member:
    """A module. `name`: as it is imported; `root`: of the file that it lies in."""

    name: str
    tree: ast.Module
    root: str = ""
    names: list[str] = field(default_factory=list)  # what it defines at its top
    # What a name stands for that is imported: ("module", dotted), ("name", dotted, name), ("foreign", dotted, name)
    imports: dict[str, tuple[str, ...]] = field(default_factory=dict)
    words: set[str] = field(default_factory=set)  # all names in it, of its functions too


class Files:
    """Which file of the board everything lies in, and what it is called there.

    `trees`: dotted name ("lawkeeper.ui.__init__" for a package) -> module; `rows`: see `bundles.rows`.
    """

    def __init__(self, trees: Mapping[str, ast.Module], rows: Mapping[str, list[str]]) -> None:
        trees, rows = spread(trees, rows)
        self.members = {name.removesuffix(INIT): Member(name.removesuffix(INIT), tree) for name, tree in trees.items()}
        self.packages = {name.removesuffix(INIT) for name in trees if name.endswith(INIT)}
        self.passed = {
            node.arg for tree in trees.values() for node in walk(tree) if isinstance(node, ast.keyword)
        }
        self._group(rows)
        for member in self.members.values():
            self._learn(member)
        self.files: dict[str, list[Member]] = {}
        for root in sorted({member.root for member in self.members.values()}):
            self.files[root] = self._in_order(root)
        self._final: dict[tuple[str, ...], str] = {}  # (file, module, name) as it was -> name in the file
        self.heads: dict[str, dict[str, ast.stmt]] = {root: {} for root in self.files}  # imports, by what they bind
        for root, members in self.files.items():
            taken: set[str] = set()
            for member in sorted(members, key=lambda member: member.name != root):  # the root's names stay
                for name in member.names:
                    self._final[root, member.name, name] = free(name, taken)

    def _group(self, rows: Mapping[str, list[str]]) -> None:
        for root, names in rows.items():
            for name in (root, *names):
                member = self.members.get(name)
                if member is None or member.root:
                    why = f"it lies in {member.root} already" if member else "there is no such module"
                    raise HostError(f"bundles.py joins {name} to {root}, but {why}.", "Mend its row.", 2)
                member.root = root
        for member in self.members.values():
            member.root = member.root or member.name

    def _learn(self, member: Member) -> None:
        member.names = list(dict.fromkeys(_defined(member.tree.body)))
        member.words = set(_words(member.tree))
        for node in walk(member.tree):
            for alias in node.names if isinstance(node, ast.Import | ast.ImportFrom) else ():
                bare, meant = alias.asname or alias.name, self._meant(node, alias)
                if member.imports.setdefault(bare, meant) != meant or bare in member.names:
                    raise HostError(f"{member.name} calls two things {bare}.", "Give one of them another name.", 2)

    def _meant(self, node: ast.AST, alias: ast.alias) -> tuple[str, ...]:
        if not isinstance(node, ast.ImportFrom):
            return "foreign", alias.name, ""
        source = node.module or ""
        if f"{source}.{alias.name}" in self.members:
            return "module", f"{source}.{alias.name}"
        return ("name" if source in self.members else "foreign"), source, alias.name

    def _in_order(self, root: str) -> list[Member]:
        """The modules of a file, each after those that it imports as it is loaded."""
        own = {member.name: member for member in self.members.values() if member.root == root}
        ordered: dict[str, Member] = {}

        def add(member: Member) -> None:
            for statement in member.tree.body:
                for bare in _binds(statement):
                    name = member.imports[bare][1]
                    if name in own and name not in ordered and name != member.name:
                        add(own[name])
            ordered[member.name] = member

        for member in own.values():
            if member.name not in ordered:
                add(member)
        return list(ordered.values())

    # -- what something is called ---------------------------------------------------------------------------

    def place(self, module: str, name: str) -> tuple[str, str]:
        """-> (file, name there) of what a module knows as `name`, which it may have imported itself."""
        member = self.members[module]
        if name in member.names:
            return member.root, self._final[member.root, module, name]
        meant = member.imports.get(name, ("none",))
        if meant[0] != "name":
            raise HostError(f"Something imports {name} of {module}, which has none.", "Mend the import.", 2)
        return self.place(meant[1], meant[2])

    def called(self) -> dict[tuple[str, str], tuple[str, str]]:
        """-> (module, name at its top) -> (file, name there) of all that it defines or imports; after `trees`."""
        found = {(module, name): (root, final) for (root, module, name), final in self._final.items()}
        heads = {root: {_asks(head): bare for bare, head in own.items()} for root, own in self.heads.items()}
        for module, member in self.members.items():
            for bare, (kind, *meant) in member.imports.items():
                if kind != "module":
                    there = self.place(*meant) if kind == "name" else (meant[0], meant[1])
                    if there[0] == member.root:
                        found[module, bare] = there
                    elif there in heads[member.root]:
                        found[module, bare] = member.root, heads[member.root][there]
        # A module that lies in several files (see `copied`) is asked for by its own name: any copy is as good.
        return {(module.partition("@")[0], bare): there for (module, bare), there in found.items()}

    def taken(self, root: str) -> set[str]:
        """Names that mean something at the top of a file."""
        return {final for key, final in self._final.items() if key[0] == root} | set(self.heads[root])

    def imported(self, root: str, source: str, name: str, wish: str) -> str:
        """-> what the file `root` calls `name` of the module `source`, which it then imports at its top."""
        for bare, head in self.heads[root].items():
            if ast.dump(head) == ast.dump(importing(source, name, bare)):
                return bare
        bare = free(wish, self.taken(root))
        self.heads[root][bare] = importing(source, name, bare)
        return bare

    # -- the files ------------------------------------------------------------------------------------------

    def trees(self) -> dict[str, ast.Module]:
        """-> the joined modules, by dotted name as they came."""
        made = {}
        for package in self.packages:
            _pages(self.members[package], self)
        for root in self.files:
            tree = self.tree(root)
            name = root + INIT if root in self.packages else root
            if len(tree.body) > len(self.heads[root]) or name == root:  # a package that defines nothing is a folder
                made[name] = tree
        return made

    def tree(self, root: str) -> ast.Module:
        """-> the modules of one file, joined."""
        body = [statement for member in self.files[root] for statement in Moved(self, member).body()]
        return ast.Module([*self.heads[root].values(), *body], [])


def _pages(package: Member, files: Files) -> None:
    """Name the files in the tables of a package (`TABLES`) that named the modules."""
    for node in package.tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in TABLES:
            _point(node.value, package.name, files)


def _point(value: ast.expr, package: str, files: Files) -> None:
    """Rewrite a table: the text of `PAGES`, or (module, name)."""

    def pointed(module: str, thing: str) -> list[str]:
        root, final = files.place(f"{package}.{module}", thing)
        beside = root.startswith(package + ".")
        return [root[len(package) + 1 :] if beside else root, final]

    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        rows = [line.split() for line in value.value.split("\n")]
        value.value = "\n".join(" ".join([*row[:1], *pointed(*row[1:3]), *row[3:]]) if row else "" for row in rows)
    elif isinstance(value, ast.Tuple):
        module, thing = (ast.literal_eval(item) for item in value.elts)
        value.elts = [ast.Constant(word) for word in pointed(module, thing)]


class Moved(ast.NodeTransformer):
    """A module on its way into its file."""

    def __init__(self, files: Files, member: Member) -> None:
        self.files = files
        self.member = member
        self.new: dict[str, str] = {}  # name in the module -> name in the file
        self.attributes: dict[tuple[str, str], str] = {}  # (module's name, attribute) -> name in the file
        self.lazy: set[str] = set()  # imported in functions
        self._in_class = False
        self._reads: set[tuple[str, str]] = set()  # (name, attribute) in the function that is moved
        values = {id(node.value) for node in walk(member.tree) if isinstance(node, ast.Attribute)}
        names = (node for node in walk(member.tree) if isinstance(node, ast.Name))
        self.whole = {node.id for node in names if id(node) not in values}  # names that stand alone somewhere
        self._plan()

    def body(self) -> list[ast.stmt]:
        """Its statements without the imports at its top and without its docstring."""
        rest = [node for node in self.member.tree.body if not isinstance(node, ast.Import | ast.ImportFrom)]
        return [self.visit(node) for node in rest if not _is_text(node)]

    def _plan(self) -> None:
        member, files = self.member, self.files
        for name in member.names:
            self.new[name] = files.place(member.name, name)[1]
        top = {bare for statement in member.tree.body for bare in _binds(statement)}
        self.lazy = set(member.imports) - top
        read = _reads(member.tree)
        for bare, meant in member.imports.items():
            if meant[0] == "module":
                for owner, attribute in sorted(read):
                    if owner == bare:
                        wish = attribute if attribute not in member.words | top else f"{bare}_{attribute}"
                        self.attributes[bare, attribute] = self._call(meant[1], attribute, wish, bare in self.lazy)
            elif meant[0] == "name":
                self.new[bare] = self._call(meant[1], meant[2], bare, bare in self.lazy)
            elif bare in top:
                self.new[bare] = files.imported(member.root, meant[1], meant[2], bare)
        self._step_aside()

    def _call(self, module: str, name: str, wish: str, lazy: bool) -> str:
        """-> what the file calls `name` of a module of ours."""
        root, final = self.files.place(module, name)
        if root == self.member.root:
            return final
        return wish if lazy else self.files.imported(self.member.root, root, final, wish)

    def _step_aside(self) -> None:
        """Names of this module's functions give way to what now has the same name at the top of the file."""
        member = self.member
        targets = {new for old, new in self.new.items() if old != new} | set(self.attributes.values())
        for name in sorted(targets & member.words - set(self.new)):
            self.new[name] = free(name, member.words | targets | self.files.taken(member.root))

    # -- what changes ---------------------------------------------------------------------------------------

    def visit_Name(self, node: ast.Name) -> ast.Name:  # noqa: N802
        meant = self.member.imports.get(node.id, ("",))
        if meant[0] == "module":
            # `self.attributes` has all that is read of a module: this one is handed on as a whole.
            if node.id not in self.lazy or self.files.members[meant[1]].root != meant[1]:
                raise HostError(f"{self.member.name} hands on {node.id}, which is no file.", "Name what it reads.", 2)
        node.id = self._renamed(node.id, isinstance(node.ctx, ast.Store))
        return node

    def _renamed(self, name: str, binding: bool) -> str:
        new = self.new.get(name, name)
        if new != name and binding and self._in_class:
            raise HostError(f"{self.member.name} has a class with {name}, which is renamed.", "Rename it.", 2)
        return new

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:  # noqa: N802
        if isinstance(node.value, ast.Name):
            new = self.attributes.get((node.value.id, node.attr))
            if new is not None:
                return ast.Name(new, node.ctx)
        self.generic_visit(node)
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        if node.arg in self.files.passed and self.new.get(node.arg, node.arg) != node.arg:
            raise HostError(f"{self.member.name}: {node.arg} is passed by name and is taken.", "Rename it.", 2)
        node.arg = self.new.get(node.arg, node.arg)
        return node

    def visit_Global(self, node: ast.Global) -> ast.Global:  # noqa: N802
        node.names = [self.new.get(name, name) for name in node.names]
        return node

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.AST:  # noqa: N802
        node.name = node.name and self.new.get(node.name, node.name)
        self.generic_visit(node)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:  # noqa: N802
        if not self._in_class:
            node.name = self.new.get(node.name, node.name)
        within, self._in_class = self._in_class, False
        self._reads = _reads(node)
        self.generic_visit(node)
        self._in_class = within
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:  # noqa: N802
        node.name = self.new.get(node.name, node.name)
        within, self._in_class = self._in_class, True
        self.generic_visit(node)
        self._in_class = within
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.stmt | list[ast.stmt] | None:  # noqa: N802
        """An import in a function: left out when it lies in the same file, else of the file that it lies in."""
        made: list[ast.stmt] = []
        for alias in node.names:
            bare = alias.asname or alias.name
            meant = self.member.imports[bare]
            if meant[0] == "foreign" or meant[0] == "module" and bare in self.whole:
                made.append(ast.ImportFrom(node.module, [alias], 0))
            elif meant[0] == "name":
                made += self._asked(meant[1], meant[2], self.new[bare])
            else:
                for owner, attribute in sorted(self._reads):
                    if owner == bare:
                        made += self._asked(meant[1], attribute, self.attributes[bare, attribute])
        return made or None

    def _asked(self, module: str, name: str, new: str) -> list[ast.stmt]:
        root, final = self.files.place(module, name)
        return [] if root == self.member.root else [importing(root, final, new)]


def importing(source: str, name: str, bare: str) -> ast.stmt:
    """The statement that binds `bare` to `name` of a module, or to the module itself."""
    if name:
        return ast.ImportFrom(source, [ast.alias(name, bare if bare != name else None)], 0)
    return ast.Import([ast.alias(source, bare if bare != source else None)])


def _asks(node: ast.stmt) -> tuple[str, str]:
    """-> (module, name) that a statement of `importing` binds something to."""
    if isinstance(node, ast.ImportFrom):
        return node.module or "", node.names[0].name
    assert isinstance(node, ast.Import)
    return node.names[0].name, ""


def free(name: str, taken: set[str]) -> str:
    """`name`, or with a number behind it, as nothing in `taken` is called; it is taken from now on."""
    new, number = name, 1
    while new in taken:
        number += 1
        new = f"{name}_{number}"
    taken.add(new)
    return new


def _defined(body: list[ast.stmt]) -> Iterator[str]:
    """The names that the statements at the top of a module bind, but for imports."""
    todo: list[ast.AST] = list(body)
    while todo:
        node = todo.pop(0)
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif not isinstance(node, ast.Lambda | ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
            todo += ast.iter_child_nodes(node)


def _reads(tree: ast.AST) -> set[tuple[str, str]]:
    """(name, attribute) of every `name.attribute`."""
    found = (node for node in walk(tree) if isinstance(node, ast.Attribute))
    return {(node.value.id, node.attr) for node in found if isinstance(node.value, ast.Name)}


def _binds(node: ast.stmt) -> list[str]:
    """The names that an import statement binds."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        return [alias.asname or alias.name for alias in node.names]
    return []


def _words(tree: ast.AST) -> Iterator[str]:
    for node in walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.ExceptHandler) and node.name:
            yield node.name


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
