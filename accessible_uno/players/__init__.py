"""The bots: each plays by what its seat can see, and by nothing else."""
