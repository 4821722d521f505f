import type { KeptTexts } from '../platform/storage.ts';

/** Says that the browser was given the faces; `take-over.js` reads it too. */
const KNOWS_FACES = 'shop:faces';

/** How long the faces wait for a first picture, in milliseconds: a page may have none. */
const LONGEST_WAIT_MS = 5000;

/** How long after it, in milliseconds: the pictures beside it and what moves them go first. */
const REST_MS = 1000;

/** The page says `data-faces='later'` for as long as it is shown in the visitor's own faces. */
export function showFaces({ documentElement }: Document): void {
  delete documentElement.dataset.faces;
}

export function areFacesShown({ documentElement }: Document): boolean {
  return documentElement.dataset.faces === undefined;
}

/** Shows the shop's own faces at once where an earlier visit has left them with the browser. */
export function showKnownFaces(page: Document, texts: KeptTexts): void {
  if (texts.read(KNOWS_FACES) !== null) showFaces(page);
}

/**
 * Fetches the shop's own faces, unseen, a moment after the first picture has come: until then the
 * shopper's connection is the first view's. Rejects when one cannot be had.
 */
export async function fetchFaces(page: Document, texts: KeptTexts): Promise<void> {
  await firstPicture(page);
  await rest();
  // Only those that are fetched are optional: the stand-ins are the visitor's own.
  const faces = [...page.fonts].filter(({ display }) => display === 'optional');
  await Promise.all(faces.map((face) => face.load()));
  texts.write(KNOWS_FACES, '1');
}

function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, REST_MS));
}

function firstPicture(page: Document): Promise<void> {
  const FIRST = 'img[fetchpriority="high"]';
  if (page.querySelector<HTMLImageElement>(FIRST)?.complete === true) return Promise.resolve();
  const listening = new AbortController();
  const { signal } = listening;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, LONGEST_WAIT_MS);
  page.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof Element && target.matches(FIRST)) resolve();
    },
    { capture: true, signal },
  );
  return promise.finally(() => {
    clearTimeout(timer);
    listening.abort();
  });
}
