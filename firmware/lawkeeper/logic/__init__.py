"""What every game's secrets share: which worlds are left, what follows, what to ask next.

Imports nothing of ours."""
