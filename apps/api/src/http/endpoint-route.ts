import {
  endpoints,
  type RequestBody,
  type Endpoint,
  type EndpointName,
} from '@shop/contract/endpoints';
import { withoutFields } from '@shop/contract/without-fields';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifySchemaCompiler,
} from 'fastify';
import { z } from 'zod';
import { isCachedResponse, type CachedResponse } from '../cache/cached-response.ts';
import { ShopError } from '../errors.ts';
import type { AppContext } from '../services/app-context.ts';
import { sessionOf } from './auth-hook.ts';
import { endpointSchema } from './endpoint-schema.ts';
import { toFieldErrors } from './field-errors.ts';
import { receiveForm, validateForm } from './multipart-form.ts';
import { sendCachedResponse } from './send-cached-response.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. */
    access?: Endpoint['access'];
    /** The body that the route reads; without it, no body is read. */
    body?: RequestBody | undefined;
  }
}

type Endpoints = typeof endpoints;
type Property<E, Key extends string> = E extends Record<Key, infer Declared> ? Declared : undefined;
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The parts of a request, as the endpoint's schemas return them. */
type EndpointTypes<Name extends EndpointName> = {
  Params: Output<Property<Endpoints[Name], 'params'>>;
  Querystring: Output<Property<Endpoints[Name], 'query'>>;
  Body: Output<Property<Property<Endpoints[Name], 'body'>, 'schema'>>;
};

/** The body of an endpoint's response; none when the status is 204. */
type EndpointResult<Name extends EndpointName> = Endpoints[Name]['response'] extends {
  schema: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : void;

type EndpointHandler<Name extends EndpointName> = (
  request: FastifyRequest<EndpointTypes<Name>>,
  reply: FastifyReply,
) => Promise<EndpointResult<Name> | CachedResponse<EndpointResult<Name>>>;

/**
 * Registers the route of one endpoint of the contract, which declares its method, path, access,
 * schemas and status. The route of a disabled feature is not registered. The staff do not receive its `ownerFields`.
 * @param options.shedLoad runs before the body is read; returns a promise that rejects to refuse the request
 */
export function addEndpoint<Name extends EndpointName>(
  app: FastifyInstance,
  context: AppContext,
  name: Name,
  handler: EndpointHandler<Name>,
  { shedLoad }: { shedLoad?: () => Promise<void> | undefined } = {},
): void {
  const endpoint: Endpoint = endpoints[name];
  const { body, ownerFields } = endpoint;
  const { features } = context;
  if (endpoint.feature && !features.has(endpoint.feature)) return;
  app.route<EndpointTypes<Name>>({
    method: endpoint.method,
    url: endpoint.path,
    config: { access: endpoint.access, body },
    schema: endpointSchema(name, endpoint, features),
    validatorCompiler: endpointValidator(endpoint),
    ...(shedLoad && { onRequest: toHook(shedLoad) }),
    ...(body?.kind === 'form' && {
      preValidation: (request) => receiveForm(request, body, context.media.tempDir),
    }),
    handler: async (request, reply) => {
      const result = await handler(request, reply);
      reply.code(endpoint.response.status);
      if (isCachedResponse(result)) {
        return sendCachedResponse(request, reply, { features, response: result });
      }
      const isWhole = !ownerFields || sessionOf(request).role === 'owner';
      return reply.send(isWhole ? result : withoutFields(result, ownerFields));
    },
  });
}

/**
 * Compiles the validators of an endpoint's zod schemas. An invalid request gets 422 `invalid` with every
 * invalid field. A path whose id no row can have gets 404, like a missing row.
 */
function endpointValidator({ body, errors }: Endpoint): FastifySchemaCompiler<FastifySchema> {
  return ({ schema, httpPart }) => {
    if (!(schema instanceof z.ZodType)) throw new TypeError('Not a zod schema');
    if (httpPart === 'body' && body?.kind === 'form') return (form) => validateForm(schema, form);
    const isMissingRow = httpPart === 'params' && errors.includes('not_found');
    return (data) => {
      const result = schema.safeParse(data);
      if (result.success) return { value: result.data };
      if (isMissingRow) return { error: new ShopError('not_found') };
      return { error: new ShopError('invalid', { fields: toFieldErrors(result.error.issues) }) };
    };
  };
}

/** A hook that awaits a promise only when the request is rejected. */
function toHook(shedLoad: () => Promise<void> | undefined) {
  return (_request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const rejection = shedLoad();
    if (rejection === undefined) done();
    return rejection;
  };
}
