"""Kalmár: a self-hosted server for playing board games with friends."""
