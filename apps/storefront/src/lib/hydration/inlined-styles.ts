/**
 * Adds a disabled link for each style sheet that the server inlined, so that Vite does not request the sheet
 * with a chunk. Disabled links in the HTML would be requested: the browser's preload scanner ignores
 * `disabled`.
 */
export function addInlinedStyleLinks(page: Document): void {
  const list = page.getElementById('inlined-styles')?.textContent;
  const hrefs: string[] = JSON.parse(list ?? '[]');
  for (const href of hrefs) {
    page.head.append(
      Object.assign(page.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
    );
  }
}
