"""The figures of Infer, a section a file."""
