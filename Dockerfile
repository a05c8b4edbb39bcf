# One image for every role: ROLES=api answers browsers, ROLES=worker writes and draws, both by default.
#   docker build -t faith-fables .
#   docker run -p 3000:3000 -v faith-fables:/data faith-fables

FROM node:24-bookworm-slim AS web
WORKDIR /build
COPY . .
# The packages of all workspaces: the web app is built with those of development.
RUN npm ci --no-audit --no-fund
RUN cd apps/web && node ../../node_modules/vite/bin/vite.js build --logLevel warn

FROM node:24-bookworm-slim AS packages
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY packages packages
RUN npm ci --omit=dev --workspace apps/server --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /faith-fables
COPY --from=packages /build/node_modules node_modules
COPY package.json package-lock.json ./
COPY packages packages
COPY apps/server apps/server
COPY --from=web /build/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT ?? process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The words of `npm run serve`.
ENTRYPOINT ["node", "--liftoff-only", "--wasm-lazy-compilation", "--max-semi-space-size=4", "--max-old-space-size=256", "apps/server/serve.mjs"]
