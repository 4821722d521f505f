import { endpoints, type Endpoint, type EndpointName } from '@shop/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Session } from '../services/accounts.ts';
import type { Shop } from '../services/shop.ts';
import { isPrepared, type Prepared } from '../answers/prepared.ts';
import { readCall } from './read-call.ts';
import { makeQueryReader } from './read-query.ts';
import { sendPrepared } from './send-prepared.ts';

type Endpoints = typeof endpoints;
type Part<E, Name extends string> = E extends Record<Name, infer Declared> ? Declared : undefined;
type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler is given: the call, read and checked by its endpoint's schemas. */
export type Call<Name extends EndpointName> = {
  params: Read<Part<Endpoints[Name], 'params'>>;
  query: Read<Part<Endpoints[Name], 'query'>>;
  body: Read<Part<Part<Endpoints[Name], 'body'>, 'schema'>>;
  /** Paths of the form's uploaded files; they go when the call ends. */
  files: readonly string[];
  /** Whose token came along, on calls that only an admin may make. */
  session: Endpoints[Name]['access'] extends 'admin' ? Session : undefined;
  /** The caller's address, as far as proxies are trusted. */
  address: string;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** What a handler answers: the endpoint's entity, or nothing where it answers 204. */
export type Answer<Name extends EndpointName> = Endpoints[Name]['answer'] extends {
  schema: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : void;

type TurnAway = () => Promise<void> | undefined;

/**
 * Registers one call of the contract; its method, path, access, schemas and status come from there.
 * A call whose feature is off is not registered at all.
 * @param options.turnAway asked before the body is read; what it promises fails when the call is refused
 */
export function route<Name extends EndpointName>(
  app: FastifyInstance,
  shop: Shop,
  name: Name,
  handler: (call: Call<Name>) => Promise<Answer<Name> | Prepared<Answer<Name>>>,
  { turnAway }: { turnAway?: TurnAway } = {},
): void {
  const endpoint: Endpoint = endpoints[name];
  if (endpoint.feature && !shop.features.has(endpoint.feature)) return;
  const readQuery = makeQueryReader(name, endpoint, shop.features);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access: endpoint.access, body: endpoint.body?.kind },
    ...(turnAway && { onRequest: asHook(turnAway) }),
    handler: async (request, reply) => {
      const answer = await handler(await readCall(name, shop, { request, reply, readQuery }));
      reply.code(endpoint.answer.status);
      if (!isPrepared(answer)) return reply.send(answer);
      return sendPrepared(request, reply, { features: shop.features, answer });
    },
  });
}

/** As in the guard: whoever is not turned away waits for no promise. */
function asHook(turnAway: TurnAway) {
  return (_request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const turned = turnAway();
    if (turned === undefined) done();
    return turned;
  };
}
