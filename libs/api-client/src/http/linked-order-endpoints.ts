/** The endpoints of a buyer's link, in the manner of `endpoint-table.ts`; only the page of the link loads them. */
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
} as const;
