import type { FastifyInstance } from 'fastify';
import { sessionOf } from '../http/auth-hook.ts';
import { addEndpoint } from '../http/endpoint-route.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import type { AppContext } from '../services/app-context.ts';
import { recordCallOutcome, undoCallOutcome } from '../services/call-outcomes.ts';
import { readCallCounts, releaseCall, takeCall, takeNextCall } from '../services/confirmation.ts';

/** The routes of the calls that confirm new orders, for the owner and the staff. */
export function confirmationRoutes(app: FastifyInstance, context: AppContext): void {
  addEndpoint(app, context, 'countCalls', () => readCallCounts(context));
  addEndpoint(app, context, 'takeNextCall', (request) => takeNextCall(context, sessionOf(request)));
  addEndpoint(app, context, 'takeCall', (request) =>
    takeCall(context, request.params.id, sessionOf(request)),
  );
  addEndpoint(app, context, 'releaseCall', (request) =>
    releaseCall(context, request.params.id, sessionOf(request)),
  );
  addEndpoint(app, context, 'recordCallOutcome', (request) =>
    recordCallOutcome(context, request.params.id, request.body, {
      session: sessionOf(request),
      key: idempotencyKey('recordCallOutcome', context.features, request),
    }),
  );
  addEndpoint(app, context, 'undoCallOutcome', (request) =>
    undoCallOutcome(context, request.params, sessionOf(request)),
  );
}
