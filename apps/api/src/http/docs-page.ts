import { createHash } from 'node:crypto';
import { z } from 'zod';

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
summary { cursor: pointer; padding: .4rem 0; }
code { font-size: .95em; }
b { display: inline-block; min-width: 4.5rem; }
small { color: #555; margin-left: .75rem; }
pre { overflow-x: auto; background: #f4f2ef; padding: 1rem; font-size: .85rem; }
`;

/** The Content-Security-Policy of the page: it may only load its own style. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-ancestors 'none'",
].join('; ');

const operationSchema = z.looseObject({
  /** The roles that a bearer token needs; absent for a public endpoint. */
  security: z.tuple([z.object({ bearer: z.array(z.string()) })]).optional(),
  'x-feature': z.string().optional(),
});
const documentSchema = z.object({
  info: z.object({ title: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

/** Renders the OpenAPI document as a page: every endpoint, then the entities. Plain HTML, no script. */
export function renderDocs(document: unknown): string {
  const { info, paths, components } = documentSchema.parse(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => renderOperation(method, path, operation)),
  );
  const entities = Object.entries(components.schemas).map(([name, schema]) =>
    renderDetails(`<code>${escape(name)}</code>`, schema),
  );
  const title = escape(info.title);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title} API</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body><h1>${title}</h1>
<p>For programs: <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1).</p>
<h2>Endpoints</h2>
${operations.join('\n')}
<h2>Entities</h2>
${entities.join('\n')}
</body></html>`;
}

function renderOperation(
  method: string,
  path: string,
  operation: z.output<typeof operationSchema>,
): string {
  const feature = operation['x-feature'];
  const access = accessOf(operation);
  const notes = feature === undefined ? access : `${access}, feature ${feature}`;
  const heading = `<b>${escape(method.toUpperCase())}</b> <code>${escape(path)}</code>`;
  const { parameters, requestBody, responses } = operation;
  return renderDetails(`${heading}<small>${escape(notes)}</small>`, {
    parameters,
    requestBody,
    responses,
  });
}

function accessOf({ security }: z.output<typeof operationSchema>): string {
  return security ? (security[0].bearer[0] ?? 'admin') : 'public';
}

function renderDetails(summary: string, value: unknown): string {
  const text = escape(JSON.stringify(value, null, 2));
  return `<details><summary>${summary}</summary><pre>${text}</pre></details>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
