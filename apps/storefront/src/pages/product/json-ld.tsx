import { useMemo } from 'react';

/** The content security policy allows this policy by its name (`tools/static-server/src/security-headers.ts`). */
const policy = globalThis.trustedTypes?.createPolicy('json-ld', { createHTML: toScript });

/**
 * A description of the page for search engines, which no browser runs. React would create a script element from text,
 * which Trusted Types refuse.
 */
export function JsonLd({ json }: { json: string }) {
  const html = useMemo(() => policy?.createHTML(json) ?? toScript(json), [json]);
  return <div hidden dangerouslySetInnerHTML={{ __html: html }} />;
}

/** No text of the JSON can end the element. */
function toScript(json: string): string {
  return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}
