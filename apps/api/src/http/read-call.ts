import { endpoints, type Body, type Endpoint, type EndpointName } from '@shop/contract/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../services/shop.ts';
import { readForm } from '../media/form.ts';
import { Refusal } from '../refusal.ts';
import { unknownFields } from './feature-switch.ts';
import type { QueryReader } from './read-query.ts';
import type { Call } from './route.ts';

/** A call before its endpoint's types are known. */
type UntypedCall = Record<keyof Call<EndpointName>, unknown>;

type Incoming = { request: FastifyRequest; reply: FastifyReply; readQuery: QueryReader };

/**
 * Reads a call by its endpoint's schemas: path, query string, body. A path that no row can have is
 * refused like a missing row.
 * @throws ZodError, or Refusal: unreadable, wrong_type, too_large, invalid
 */
export async function readCall<Name extends EndpointName>(
  name: Name,
  shop: Shop,
  { request, reply, readQuery }: Incoming,
): Promise<Call<Name>>;
export async function readCall(
  name: EndpointName,
  shop: Shop,
  { request, reply, readQuery }: Incoming,
): Promise<UntypedCall> {
  const endpoint: Endpoint = endpoints[name];
  const params = endpoint.params?.safeParse(request.params);
  if (params?.error) {
    throw endpoint.errors.includes('not_found') ? new Refusal('not_found') : params.error;
  }
  const query = readQuery(request);
  const { body, files } = endpoint.body
    ? await readBody(name, endpoint.body, shop, request)
    : { body: undefined, files: [] };
  return {
    params: params?.data,
    query,
    body,
    files,
    session: request.session,
    address: request.ip,
    request,
    reply,
  };
}

async function readBody(name: EndpointName, body: Body, shop: Shop, request: FastifyRequest) {
  if (body.kind === 'json') return { body: body.schema.parse(request.body), files: [] };
  const form = await readForm(request, body, {
    tempDir: shop.media.tempDir,
    unknownFields: (given) => unknownFields(name, given, shop.features),
  });
  return { body: form.fields, files: form.files };
}
