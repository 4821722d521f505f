import { DEVICE_HEADER } from '@shop/contract/features';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionOf } from '../http/auth-hook.ts';
import { addEndpoint } from '../http/endpoint-route.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { login, logout, refreshTokens } from '../services/accounts.ts';
import type { AppContext } from '../services/app-context.ts';
import {
  changeOwnPassword,
  confirmTwoFactor,
  describeAdmin,
  endOwnSession,
  endOwnSessions,
  listOwnSessions,
  startTwoFactor,
  stopTwoFactor,
} from '../services/own-account.ts';
import {
  createStaff,
  deleteStaff,
  listStaff,
  resetStaffPassword,
  stopStaffTwoFactor,
  undoStaffChange,
  updateStaff,
} from '../services/staff.ts';

/** Login, logout, the tokens, and the accounts of the back office. */
export function accountRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpoint(app, context, 'login', ({ body, ip, headers }) =>
    login(context, body, {
      address: ip,
      userAgent: headers['user-agent'] ?? '',
      device: deviceOf(headers),
    }),
  );
  addEndpoint(app, context, 'protectedAdmin', async (request) =>
    describeAdmin(context, sessionOf(request)),
  );
  addEndpoint(app, context, 'refresh', ({ body }) => refreshTokens(context, body.refresh));
  addEndpoint(app, context, 'logout', ({ body }) => logout(context, body.refresh));
  ownAccountRoutes(app, context);
  staffRoutes(app, context);
}

function deviceOf(headers: FastifyRequest['headers']): string | undefined {
  const device = headers[DEVICE_HEADER.toLowerCase()];
  return typeof device === 'string' ? device : undefined;
}

function ownAccountRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpoint(app, context, 'changePassword', (request) =>
    changeOwnPassword(context, ownRequest(request), request.body),
  );
  addEndpoint(app, context, 'listSessions', (request) =>
    listOwnSessions(context, sessionOf(request)),
  );
  addEndpoint(app, context, 'endAllSessions', (request) =>
    endOwnSessions(context, sessionOf(request), 'all'),
  );
  addEndpoint(app, context, 'endOtherSessions', (request) =>
    endOwnSessions(context, sessionOf(request), 'others'),
  );
  addEndpoint(app, context, 'endSession', (request) =>
    endOwnSession(context, sessionOf(request), request.params.id),
  );
  addEndpoint(app, context, 'startTwoFactor', (request) =>
    startTwoFactor(context, ownRequest(request), request.body),
  );
  addEndpoint(app, context, 'confirmTwoFactor', (request) =>
    confirmTwoFactor(context, sessionOf(request), request.body),
  );
  addEndpoint(app, context, 'stopTwoFactor', (request) =>
    stopTwoFactor(context, ownRequest(request), request.body),
  );
}

function staffRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpoint(app, context, 'listStaff', () => listStaff(context));
  addEndpoint(app, context, 'createStaff', (request) =>
    createStaff(context, request.body, idempotencyKey('createStaff', context.features, request)),
  );
  addEndpoint(app, context, 'updateStaff', (request) =>
    updateStaff(context, request.params.id, request.body, sessionOf(request)),
  );
  addEndpoint(app, context, 'resetStaffPassword', ({ params }) =>
    resetStaffPassword(context, params.id),
  );
  addEndpoint(app, context, 'stopStaffTwoFactor', ({ params }) =>
    stopStaffTwoFactor(context, params.id),
  );
  addEndpoint(app, context, 'deleteStaff', ({ params }) => deleteStaff(context, params.id));
  addEndpoint(app, context, 'undoStaffChange', (request) => {
    const key = idempotencyKey('undoStaffChange', context.features, request);
    const by = { session: sessionOf(request), key };
    return undoStaffChange(context, request.params.id, request.body, by);
  });
}

function ownRequest(request: Pick<FastifyRequest, 'session' | 'ip'>) {
  return { session: sessionOf(request), address: request.ip };
}
