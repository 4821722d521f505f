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
    access: 'admin',
    query: securityEventQuerySchema,
    response: { status: 200, schema: z.array(securityEventSchema) },
    errors: ['invalid', 'forbidden'],
    feature: 'security-events',
  },
  recordOrderExport: {
    method: 'POST',
    path: '/accounts/security-events/exports/',
    access: 'admin',
    body: { kind: 'json', schema: orderExportSchema },
    response: { status: 204 },
    errors: ['invalid'],
    feature: 'security-events',
  },
} as const;
