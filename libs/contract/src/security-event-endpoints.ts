import { z } from 'zod';
import {
  orderExportSchema,
  securityEventQuerySchema,
  securityEventSchema,
} from './entities/security-event.ts';

/** The endpoints of the feature `security-events`. */
export const securityEventEndpoints = {
  listSecurityEvents: {
    method: 'GET',
    path: '/accounts/security-events/',
    access: 'owner',
    query: securityEventQuerySchema,
    response: { status: 200, schema: z.array(securityEventSchema) },
    errors: ['invalid'],
    feature: 'security-events',
  },
  recordOrderExport: {
    method: 'POST',
    path: '/accounts/security-events/exports/',
    access: 'owner',
    body: { kind: 'json', schema: orderExportSchema },
    response: { status: 204 },
    errors: ['invalid'],
    feature: 'security-events',
  },
} as const;
