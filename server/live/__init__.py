"""Websocket sessions: who looks with whose eyes, who is here, and how batches reach them."""
