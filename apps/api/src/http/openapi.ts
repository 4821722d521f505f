import { endpoints, type Body, type Endpoint, type EndpointName } from '@shop/contract/endpoints';
import { ERROR_STATUS, type ErrorCode } from '@shop/contract/error-codes';
import { IDEMPOTENCY_HEADER, type Feature } from '@shop/contract/features';
import {
  failureSchema,
  orderSchema,
  productSchema,
  querySchema,
  siteImageSchema,
} from '@shop/contract/schemas';
import { z } from 'zod';
import { JSON_FIELDS } from '../media/form-fields.ts';
import { knownParameters, unknownFields } from './feature-switch.ts';

type Json = { [key: string]: unknown };
/** One call of the document. */
export type Operation = { 'x-feature'?: string; [key: string]: unknown };
/** An OpenAPI 3.1 document. */
export type OpenApi = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Json; securitySchemes: Json };
};

/** What any call may be refused with, beside its own codes. */
const GENERAL = ['too_many_requests', 'internal', 'unavailable'] as const;
const BODY_FAULTS = ['unreadable', 'too_large', 'wrong_type'] as const;

const entities = z.registry<{ id: string }>();
entities.add(productSchema, { id: 'Product' });
entities.add(orderSchema, { id: 'Order' });
entities.add(querySchema, { id: 'Query' });
entities.add(siteImageSchema, { id: 'SiteImage' });
entities.add(failureSchema, { id: 'Failure' });

/** Describes the calls of a host with these features, out of the contract (OpenAPI 3.1). */
export function describeApi(features: ReadonlySet<Feature>): OpenApi {
  const shared: Json = {};
  describe(failureSchema, shared, 'output');
  const paths: OpenApi['paths'] = {};
  for (const [name, endpoint] of calls()) {
    if (endpoint.feature && !features.has(endpoint.feature)) continue;
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation = describeCall(name, endpoint, { features, shared });
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Dar Yasmine', version: '1' },
    paths,
    components: {
      schemas: shared,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function calls(): [EndpointName, Endpoint][] {
  return Object.entries(endpoints).flatMap(([name, endpoint]) =>
    isEndpointName(name) ? [[name, endpoint]] : [],
  );
}

function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name);
}

type Describing = { features: ReadonlySet<Feature>; shared: Json };

function describeCall(name: EndpointName, endpoint: Endpoint, describing: Describing): Operation {
  const { access, feature, body } = endpoint;
  const parameters = [
    ...describePath(endpoint),
    ...describeQuery(name, endpoint, describing),
    ...describeHeaders(name, describing),
  ];
  return {
    operationId: name,
    tags: [endpoint.path.split('/').find((part) => part !== '' && part !== 'api') ?? ''],
    ...(feature ? { 'x-feature': feature } : {}),
    ...(access === 'admin' ? { security: [{ bearer: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: describeBody(name, body, describing) } : {}),
    responses: { ...describeAnswer(endpoint, describing.shared), ...describeFailures(endpoint) },
  };
}

function describePath({ path, params }: Endpoint): Json[] {
  const properties: Json = params ? describeObject(params).properties : {};
  return Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }));
}

function describeQuery(name: EndpointName, { query }: Endpoint, { features }: Describing): Json[] {
  if (!query) return [];
  const { properties, required } = describeObject(query);
  return Object.entries(knownParameters(name, properties, features)).map(([parameter, schema]) => ({
    name: parameter,
    in: 'query',
    ...(required.includes(parameter) ? { required: true } : {}),
    schema,
  }));
}

function describeHeaders(name: EndpointName, { features }: Describing): Json[] {
  if (name !== 'createOrder' || !features.has('idempotency-key')) return [];
  const schema = { type: 'string', minLength: 1, maxLength: 255 };
  return [{ name: IDEMPOTENCY_HEADER, in: 'header', schema }];
}

function describeBody(name: EndpointName, body: Body, { features, shared }: Describing): Json {
  if (body.kind === 'json') {
    const schema = describe(body.schema, shared, 'input');
    return { required: true, content: { 'application/json': { schema } } };
  }
  const { properties, required, ...rest } = describeObject(body.schema);
  const off = new Set(unknownFields(name, Object.keys(properties), features));
  const texts = Object.entries(properties)
    .filter(([field]) => !off.has(field))
    .map(([field, schema]) => [field, JSON_FIELDS.has(field) ? asJsonText(schema) : schema]);
  const file = { type: 'string', contentMediaType: 'image/*' };
  const files = { type: 'array', items: file, maxItems: body.files.most };
  const schema = {
    ...rest,
    properties: { ...Object.fromEntries(texts), [body.files.field]: files },
    required: body.files.required ? [...required, body.files.field] : required,
  };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function asJsonText(contentSchema: unknown): Json {
  return { type: 'string', contentMediaType: 'application/json', contentSchema };
}

function describeAnswer({ answer }: Endpoint, shared: Json): Json {
  if (answer.status === 204) return { 204: { description: 'Done' } };
  const schema = describe(answer.schema, shared, 'output');
  return { [answer.status]: { description: 'Done', content: { 'application/json': { schema } } } };
}

function describeFailures({ errors, access, body }: Endpoint): Json {
  const codes = new Set<ErrorCode>([
    ...errors,
    ...GENERAL,
    ...(access === 'admin' ? (['unauthorized'] as const) : []),
    ...(body ? BODY_FAULTS : []),
  ]);
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  return Object.fromEntries(
    Array.from(byStatus, ([status, names]) => [status, { description: names.join(', '), content }]),
  );
}

const jsonSchema = z.looseObject({ $defs: z.record(z.string(), z.unknown()).default({}) });
const objectSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()).default([]),
});

/** A schema as JSON Schema; the entities in it are moved to `shared`, by name. */
function describe(schema: z.ZodType, shared: Json, io: 'input' | 'output'): Json {
  const options = { io, metadata: entities, unrepresentable: 'any' } as const;
  const text = JSON.stringify(z.toJSONSchema(schema, options));
  const named = text.replaceAll('#/$defs/', '#/components/schemas/');
  const { $schema: _dialect, $defs, ...rest } = jsonSchema.parse(JSON.parse(named));
  Object.assign(shared, $defs);
  return rest;
}

function describeObject(schema: z.ZodType) {
  return objectSchema.parse(describe(schema, {}, 'input'));
}
