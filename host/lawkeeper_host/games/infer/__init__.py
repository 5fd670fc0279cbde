"""Infer on the host: the language of its laws, its packs, commands, records and figures."""
