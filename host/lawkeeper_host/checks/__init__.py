"""What `make test` and `make bench` check besides the tests: portability, types, rule items, budgets."""
