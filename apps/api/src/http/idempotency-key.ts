import { IDEMPOTENCY_HEADER } from '@shop/contract/features';
import type { FastifyRequest } from 'fastify';
import { invalidField } from '../refusal.ts';
import type { Shop } from '../services/shop.ts';

const KEY = /^[\x20-\x7e]{1,255}$/;

/**
 * The intent's key, when one came along and the feature is on.
 * @throws Refusal `invalid` for anything but 1–255 printable ASCII characters
 */
export function readIdempotencyKey(shop: Shop, request: FastifyRequest): string | undefined {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (key === undefined || !shop.features.has('idempotency-key')) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw invalidField(IDEMPOTENCY_HEADER, key === '' ? 'required' : 'bad_format');
  }
  return key;
}
