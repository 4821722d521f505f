import type { FastifyInstance } from 'fastify';
import { createRequestWaits, type RequestWaits } from '../db/wait-budget.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Limits how long the request waits for the database and in queues. */
    waits: RequestWaits | undefined;
  }
}

/** Gives each request a limit of its waits, so that several of them do not add up to more than five seconds. */
export function addRequestWaits(app: FastifyInstance): void {
  app.decorateRequest('waits', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    request.waits = createRequestWaits();
    request.waits.run(done);
  });
  // The body arrives in events of the connection, which have no reference to the request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.waits) request.waits.run(done);
    else done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    request.waits?.end();
    done();
  });
}
