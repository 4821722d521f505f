import { ERROR_STATUS, type ErrorCode } from '@shop/contract/error-codes';
import type { Endpoint, EndpointName } from '@shop/contract/endpoints';
import { IDEMPOTENCY_HEADER, SEARCH_HEADER, type Feature } from '@shop/contract/features';
import { errorBodySchema } from '@shop/contract/schemas';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { withoutDisabledFields } from './feature-fields.ts';
import { acceptsIdempotencyKey } from './idempotency-key.ts';
import { acceptsPrivateSearch } from './private-search.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** The feature that adds the endpoint, in the OpenAPI document. */
    'x-feature'?: Feature;
    /** The fields of the response that only the owner receives, in the OpenAPI document. */
    'x-owner-fields'?: readonly string[];
  }
}

/** Error codes that any endpoint may return in addition to its own. */
const GENERAL_ERRORS = ['too_many_requests', 'internal', 'unavailable'] as const;
const BODY_ERRORS = ['unreadable', 'too_large', 'wrong_type'] as const;

const idempotencyKey = z
  .string('bad_format')
  .min(1, 'required')
  .regex(/^[\x20-\x7e]{1,255}$/, 'bad_format')
  .optional();
const keyHeaders = z.looseObject({ [IDEMPOTENCY_HEADER.toLowerCase()]: idempotencyKey });
/** The schema of the query validates the decoded text. */
const searchHeaders = z.looseObject({ [SEARCH_HEADER.toLowerCase()]: z.string().optional() });

/**
 * The Fastify schema of an endpoint, from its zod schemas in the contract: Fastify validates requests
 * with it, and the OpenAPI document is generated from it. Fields of disabled features are left out.
 */
export function endpointSchema(
  name: EndpointName,
  endpoint: Endpoint,
  features: ReadonlySet<Feature>,
): FastifySchema {
  const { path, params, query, body, access, feature, ownerFields } = endpoint;
  return {
    operationId: name,
    tags: [path.split('/').find((part) => part !== '' && part !== 'api') ?? ''],
    ...(feature && { 'x-feature': feature }),
    ...(ownerFields && { 'x-owner-fields': ownerFields }),
    // The list has the roles that a bearer token needs (OpenAPI 3.1).
    ...(access !== 'public' && { security: [{ bearer: access === 'owner' ? ['owner'] : [] }] }),
    ...(params && { params }),
    ...(query && { querystring: withoutDisabledFields(name, query, features) }),
    ...(acceptsIdempotencyKey(name, features) && { headers: keyHeaders }),
    ...(acceptsPrivateSearch(name, features) && { headers: searchHeaders }),
    ...(body && { body: withoutDisabledFields(name, body.schema, features) }),
    ...(body?.kind === 'form' && { consumes: ['multipart/form-data'] }),
    response: { ...successResponse(endpoint), ...errorResponses(endpoint) },
  };
}

function successResponse({ response }: Endpoint): Record<string, unknown> {
  if (response.status === 204) return { 204: z.null() };
  const content = { 'application/json': { schema: response.schema } };
  return { [response.status]: { description: 'Success', content } };
}

function errorResponses({ errors, access, body, method }: Endpoint): Record<string, unknown> {
  const codes = new Set<ErrorCode>([
    ...errors,
    ...GENERAL_ERRORS,
    ...(method === 'GET' ? [] : (['outcome_unknown'] as const)),
    ...(access === 'public' ? [] : (['unauthorized'] as const)),
    ...(access === 'owner' ? (['forbidden'] as const) : []),
    ...(body ? BODY_ERRORS : []),
  ]);
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  const content = { 'application/json': { schema: errorBodySchema } };
  return Object.fromEntries(
    Array.from(byStatus, ([status, names]) => [status, { description: names.join(', '), content }]),
  );
}
