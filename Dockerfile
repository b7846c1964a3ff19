# Ochre in a container: docker build -t ochre . && docker run -p 3000:3000 -v ochre:/data ochre

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
# Installs what running needs, which includes what building needs, and builds.
RUN node scripts/build.mjs

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app/package.json ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/build ./build
COPY --from=build --chown=node:node /app/contract ./contract
COPY --from=build --chown=node:node /app/engines ./engines
COPY --from=build --chown=node:node /app/samples ./samples
COPY --from=build --chown=node:node /app/server ./server
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Whether it works and not only lives, which would not be mended by a restart: /readyz.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: signals reach the server itself, which ends in good order.
CMD ["node", "server/main.ts"]
