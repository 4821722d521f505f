import type { Page } from '@playwright/test';

type Texts = { [key: string]: unknown };

/**
 * The texts of one catalogue that the other has not, each as a pattern of a whole text: its markers
 * stand for whatever is put there. Texts that are little but markers are left out.
 */
export function foreignTexts(catalogue: Texts, other: Texts): RegExp[] {
  const own = new Set(valuesOf(other).map(spelled));
  return valuesOf(catalogue)
    .map(spelled)
    .filter((text) => !own.has(text) && /\p{L}{3}/u.test(text.replaceAll(/\{\{.*?\}\}/g, '')))
    .map((text) => {
      const parts = text
        .split(/\{\{.*?\}\}/)
        .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
      return new RegExp(`^${parts.join('.+')}$`, 'u');
    });
}

function valuesOf(texts: Texts): string[] {
  return Object.values(texts).flatMap((value) =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? valuesOf({ ...value })
        : [],
  );
}

function spelled(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Every text of a page that people see or hear, one a text node or attribute, its title first; what the
 * owner wrote, which says its own language, is left out.
 */
export async function textsOfPage(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const { lang } = document.documentElement;
    const isOwn = (element: Element | null) =>
      element?.closest<HTMLElement>('[lang]')?.lang === lang;
    const said = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      const isText = parentElement?.closest('script, style, noscript') === null;
      if (isText && isOwn(parentElement)) said.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('body *')) {
      if (!isOwn(element)) continue;
      for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-description']) {
        said.push(element.getAttribute(name) ?? '');
      }
    }
    const description = document.querySelector('meta[name="description"]');
    return [...said, description?.getAttribute('content') ?? ''];
  });
  return [...new Set(texts.map(spelled))].filter((text) => text !== '');
}
