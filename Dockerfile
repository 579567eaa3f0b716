# A table server with the compiled engine; docs/your-server.md says how it is used.
FROM python:3.13-slim AS build
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 TABLEE_COMPILE=require
WORKDIR /source
# What changes seldom comes first, so that a new version does not fetch it again.
COPY requirements/serve.txt requirements/
RUN python -m venv /opt/tablee \
    && /opt/tablee/bin/pip install --require-hashes --requirement requirements/serve.txt
COPY . .
RUN /opt/tablee/bin/pip install --no-deps .

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin tablee \
    && install --directory --owner=tablee --group=tablee --mode=0700 /data
COPY --from=build /opt/tablee /opt/tablee
# Settings are TABLEE_... variables here, so that each can be given anew (docs/serving.md).
ENV PATH=/opt/tablee/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    TABLEE_HOST=0.0.0.0 \
    TABLEE_PORT=8000 \
    TABLEE_DATA=/data
USER 10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import os, urllib.request as web; web.urlopen(f'http://127.0.0.1:{os.environ[\"TABLEE_PORT\"]}/healthz', timeout=4)"]
ENTRYPOINT ["tablee"]
CMD ["serve"]
