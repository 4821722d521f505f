import type { EndpointName } from '@shop/contract/endpoints';
import { IDEMPOTENCY_HEADER, type Feature } from '@shop/contract/features';
import type { FastifyRequest } from 'fastify';

/** The endpoints that accept an idempotency key, with the feature that each needs. */
const KEYED_ENDPOINTS: Partial<Record<EndpointName, Feature>> = {
  createOrder: 'idempotency-key',
  createProduct: 'idempotent-creates',
  createImage: 'idempotent-creates',
  createQuery: 'idempotent-creates',
  createStaff: 'idempotent-creates',
  updateOrder: 'idempotent-creates',
  editOrder: 'order-edit',
  createManualOrder: 'drafts',
  splitOrder: 'drafts',
  undoProductChange: 'undo',
  undoImageChange: 'undo',
  undoQueryChange: 'undo',
  undoCustomerChange: 'undo',
  undoStaffChange: 'undo',
  recordCallOutcome: 'confirmation',
  updateCustomer: 'customers',
};

/** Whether an endpoint accepts an idempotency key with these features. */
export function acceptsIdempotencyKey(name: EndpointName, features: ReadonlySet<Feature>): boolean {
  const feature = KEYED_ENDPOINTS[name];
  return feature !== undefined && features.has(feature);
}

/** The idempotency key of a request; undefined without one, or when its feature is disabled. */
export function idempotencyKey(
  name: EndpointName,
  features: ReadonlySet<Feature>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): string | undefined {
  const key = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  return acceptsIdempotencyKey(name, features) && typeof key === 'string' ? key : undefined;
}
