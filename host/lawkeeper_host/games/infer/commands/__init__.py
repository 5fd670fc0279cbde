"""The commands of Infer: `lawkeeper law` and `lawkeeper theory`."""
