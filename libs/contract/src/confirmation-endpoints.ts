import { z } from 'zod';
import {
  callCountsSchema,
  callSchema,
  nextCallSchema,
  outcomeRequestSchema,
  recordedOutcomeSchema,
} from './entities/call.ts';
import { pathId } from './entities/fields.ts';

const order = z.object({ id: pathId });
const attempt = order.extend({ attempt: pathId });

/** The endpoints of the feature `confirmation`: the calls that confirm new orders. */
export const confirmationEndpoints = {
  countCalls: {
    method: 'GET',
    path: '/api/confirmation/counts/',
    access: 'admin',
    response: { status: 200, schema: callCountsSchema },
    errors: [],
    feature: 'confirmation',
  },
  takeNextCall: {
    method: 'POST',
    path: '/api/confirmation/next/',
    access: 'admin',
    response: { status: 200, schema: nextCallSchema },
    errors: [],
    feature: 'confirmation',
  },
  takeCall: {
    method: 'POST',
    path: '/api/confirmation/orders/:id/',
    access: 'admin',
    params: order,
    response: { status: 200, schema: callSchema },
    errors: ['not_found'],
    feature: 'confirmation',
  },
  releaseCall: {
    method: 'DELETE',
    path: '/api/confirmation/orders/:id/',
    access: 'admin',
    params: order,
    response: { status: 204 },
    errors: ['not_found'],
    feature: 'confirmation',
  },
  recordCallOutcome: {
    method: 'POST',
    path: '/api/confirmation/orders/:id/outcomes/',
    access: 'admin',
    params: order,
    body: { kind: 'json', schema: outcomeRequestSchema },
    response: { status: 201, schema: recordedOutcomeSchema },
    errors: ['invalid', 'not_found', 'bad_transition', 'idempotency_key_reused'],
    feature: 'confirmation',
  },
  undoCallOutcome: {
    method: 'POST',
    path: '/api/confirmation/orders/:id/outcomes/:attempt/undo/',
    access: 'admin',
    params: attempt,
    response: { status: 200, schema: callSchema },
    errors: ['not_found', 'bad_transition', 'out_of_stock'],
    feature: 'confirmation',
  },
} as const;
