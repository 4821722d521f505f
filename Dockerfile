# The images of the API server and of the servers of both apps (docs/operations.md#containers).

FROM node:24-trixie-slim AS build
WORKDIR /shop
COPY . .
# The image has Node already; the Node of the packages is for other machines.
RUN npm ci && npm run build && npm prune --omit=dev && rm -rf .cache .turbo node_modules/node-linux-*

FROM node:24-trixie-slim AS shop
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /shop
COPY --from=build /shop .
USER node

FROM shop AS api
# Freed memory of decoded images goes back to the system, new objects may take 16 MB instead of 128, and the heap grows in
# smaller steps.
ENV MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072 NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=512"
ENV PORT=8000 SHOP_DATA_DIR=/data
USER root
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 8000
CMD ["node", "apps/api/start.mjs"]

FROM shop AS storefront
ENV PORT=3000
EXPOSE 3000
WORKDIR /shop/apps/storefront
CMD ["node", "server/main.ts"]

FROM shop AS backoffice
ENV PORT=3001
EXPOSE 3001
WORKDIR /shop/apps/backoffice
CMD ["node", "../../node_modules/@shop/static-server/src/main.ts", "dist"]
