import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { CONTRACT_VERSION } from '@shop/contract/contract-version';
import {
  errorBodySchema,
  orderSchema,
  productSchema,
  messageSchema,
  siteImageSchema,
} from '@shop/contract/schemas';
import type { FastifyInstance } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { JSON_FIELDS } from './form-fields.ts';

const schemaRegistry = z.registry<{ id: string }>();
schemaRegistry.add(productSchema, { id: 'Product' });
schemaRegistry.add(orderSchema, { id: 'Order' });
schemaRegistry.add(messageSchema, { id: 'Message' });
schemaRegistry.add(siteImageSchema, { id: 'SiteImage' });
schemaRegistry.add(errorBodySchema, { id: 'Error' });

const toJsonSchema = createJsonSchemaTransform({ schemaRegistry });
const withComponents = createJsonSchemaTransformObject({ schemaRegistry });

const options: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Dar Yasmine', version: CONTRACT_VERSION },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  },
  transform: (document) => {
    const transformed = toJsonSchema(document);
    const body = document.route.config?.body;
    if (body?.kind !== 'form') return transformed;
    const schema = {
      ...transformed.schema,
      body: describeForm(transformed.schema.body, body.files),
    };
    return { ...transformed, schema };
  },
  transformObject: (document) => {
    const result = withComponents(document);
    if (!('components' in result) || !result.components?.schemas) return result;
    // zod also adds each entity as an input, but no request contains one.
    for (const name of Object.keys(result.components.schemas)) {
      if (name.endsWith('Input')) delete result.components.schemas[name];
    }
    return result;
  },
};

/** Generates the OpenAPI 3.1 document from the schemas of the routes registered from now on. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, options);
}

const formSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()).default([]),
});

/** A multipart form: some text fields hold JSON, and the files have a field of their own. */
function describeForm(
  schema: unknown,
  files: { field: string; max: number; required: boolean },
): unknown {
  const { properties, required, ...rest } = formSchema.parse(schema);
  const fields = Object.entries(properties).map(([name, contentSchema]) => [
    name,
    JSON_FIELDS.has(name)
      ? { type: 'string', contentMediaType: 'application/json', contentSchema }
      : contentSchema,
  ]);
  const file = { type: 'string', contentMediaType: 'image/*' };
  const fileField = { type: 'array', items: file, maxItems: files.max };
  return {
    ...rest,
    properties: { ...Object.fromEntries(fields), [files.field]: fileField },
    required: files.required ? [...required, files.field] : required,
  };
}
