import { createHash } from 'node:crypto';
import type { OpenApi, Operation } from './openapi.ts';

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
summary { cursor: pointer; padding: .4rem 0; }
code { font-size: .95em; }
b { display: inline-block; min-width: 4.5rem; }
small { color: #555; margin-left: .75rem; }
pre { overflow-x: auto; background: #f4f2ef; padding: 1rem; font-size: .85rem; }
`;

/** The page's own style is the only thing it may load. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-ancestors 'none'",
].join('; ');

/** Draws the host's description as a page to read: every call, then the entities. Plain HTML, no script. */
export function drawDocs(api: OpenApi): string {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => drawCall(method, path, operation)),
  );
  const entities = Object.entries(api.components.schemas).map(([name, schema]) =>
    drawDetails(`<code>${escape(name)}</code>`, schema),
  );
  const title = escape(api.info.title);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title} API</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body><h1>${title}</h1>
<p>For programs: <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1).</p>
<h2>Calls</h2>
${calls.join('\n')}
<h2>Entities</h2>
${entities.join('\n')}
</body></html>`;
}

function drawCall(method: string, path: string, operation: Operation): string {
  const notes = [
    operation.security ? 'admin' : 'public',
    ...(operation['x-feature'] ? [`feature ${operation['x-feature']}`] : []),
  ];
  const heading = `<b>${escape(method.toUpperCase())}</b> <code>${escape(path)}</code>`;
  const { parameters, requestBody, responses } = operation;
  const parts = { parameters, requestBody, responses };
  return drawDetails(`${heading}<small>${escape(notes.join(', '))}</small>`, parts);
}

function drawDetails(summary: string, value: unknown): string {
  const text = escape(JSON.stringify(value, null, 2));
  return `<details><summary>${summary}</summary><pre>${text}</pre></details>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
