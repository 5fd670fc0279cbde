"""What figures are and what work costs on the board: for whoever measures something."""
