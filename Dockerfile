# syntax=docker/dockerfile:1
# Two images: `app`, the server, and `migrate`, which applies the migrations and exits. compose.yaml runs `migrate` first.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 CHECKPOINT_DISABLE=1
# Only what `npm ci` and the database client need: code changes do not invalidate this layer.
COPY package.json package-lock.json .npmrc prisma.config.ts ./
COPY prisma ./prisma
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev
COPY . .
RUN npm run build \
 && cp -r .next/static .next/standalone/.next/static \
 && cp -r public .next/standalone/public

# The Prisma CLI and its engine are development packages that the server does not need. This image has them, and the
# operator's command line: docker compose run --rm migrate npm run operator -- create …
FROM build AS migrate
USER node
CMD ["node_modules/.bin/prisma", "migrate", "deploy"]

FROM node:24.21.0-bookworm-slim AS app
WORKDIR /app
# Without a limit V8 lets its heap grow to twice what is used before it cleans up. Raise it for thousands of people at once.
ENV NODE_OPTIONS=--max-old-space-size=512 MALLOC_ARENA_MAX=2
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN install --directory --owner=node --group=node /data
COPY --from=build /app/.next/standalone ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which does not forward SIGTERM.
CMD ["node", "server.js"]
