import type { EndpointTable } from './endpoint-table.ts';

/** The endpoints of a buyer's link; only the page of the link loads them. */
export const linkedOrderEndpoints = {
  readLinkedOrder: {
    method: 'POST',
    path: '/api/confirmation-link/',
    access: 'public',
    feature: 'confirmation-link',
  },
  updateLinkedOrder: {
    method: 'PATCH',
    path: '/api/confirmation-link/',
    access: 'public',
    feature: 'confirmation-link',
  },
} as const satisfies EndpointTable;
