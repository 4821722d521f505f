import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../http/auth-hook.ts';
import { addEndpoint } from '../http/endpoint-route.ts';
import { login, logout, refreshTokens } from '../services/accounts.ts';
import type { AppContext } from '../services/app-context.ts';

/** Login, logout and the tokens of the back office. */
export function accountRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpoint(app, context, 'login', ({ body, ip }) => login(context, body, ip));
  addEndpoint(app, context, 'protectedAdmin', async (request) => {
    const { username } = sessionOf(request);
    return { username };
  });
  addEndpoint(app, context, 'refresh', ({ body }) => refreshTokens(context, body.refresh));
  addEndpoint(app, context, 'logout', ({ body }) => logout(context, body.refresh));
}
