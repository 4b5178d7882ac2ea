# La academia en un contenedor: sin root, con la raíz de solo lectura y los datos en /datos.
ARG NODE=24.21.0-bookworm-slim

FROM node:${NODE} AS obra
WORKDIR /academia
COPY . .
RUN npm ci && node scripts/build-if-stale.mjs

# Lo que usa el programa en marcha, sin lo que hace falta para construirlo.
FROM node:${NODE} AS piezas
WORKDIR /academia
COPY package.json package-lock.json ./
COPY packages/shared/package.json packages/shared/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
RUN npm ci --omit=dev --workspace packages/server --workspace packages/shared --include-workspace-root=false

FROM node:${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/datos
WORKDIR /academia
COPY --from=piezas /academia/node_modules node_modules
COPY --from=obra /academia/package.json ./
COPY --from=obra /academia/packages/shared packages/shared
COPY --from=obra /academia/packages/server packages/server
COPY --from=obra /academia/packages/web/dist packages/web/dist
RUN mkdir /datos && chown node:node /datos
USER node
VOLUME /datos
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/salud/lista').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "packages/server/dist/main.js"]
