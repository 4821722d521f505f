import type { OrderExport, SecurityEvent, SecurityEventQuery } from '@shop/contract/schemas';
import type { HttpClient } from '../http/http-client.ts';
import type { CallOptions, Listing } from '../options.ts';
import { readSecurityEvent } from '../readers/security-event.ts';

/** The security events: read by the owner. This client also sends the events of the browser. */
export function adminSecurityEvents({ list, send }: HttpClient) {
  return {
    /** Feature `security-events`. The latest one first. */
    list: (
      query?: SecurityEventQuery,
      { signal }: CallOptions = {},
    ): Promise<Listing<SecurityEvent>> =>
      list('listSecurityEvents', 'security event', readSecurityEvent, { query, signal }),
    /** Feature `security-events`: orders were written into a file. */
    recordOrderExport: ({ orders }: OrderExport, { signal }: CallOptions = {}): Promise<void> =>
      send('recordOrderExport', { json: { orders }, signal }),
  };
}
