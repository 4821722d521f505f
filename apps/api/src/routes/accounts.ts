import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { login, logout, refreshTokens } from '../services/accounts.ts';
import type { Shop } from '../services/shop.ts';

/** The owner's way in and out. */
export function accountRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, 'login', ({ body, address }) => login(shop, body, address));
  route(app, shop, 'protectedAdmin', async ({ session }) => ({ username: session.username }));
  route(app, shop, 'refresh', ({ body }) => refreshTokens(shop, body.refresh));
  route(app, shop, 'logout', ({ body }) => logout(shop, body.refresh));
}
