import { createContext } from 'react';

/** The toolbar's choices by their names. */
export type BookGlobals = Record<string, unknown>;

/** The toolbar's choices, for the frames of a page. */
export const BookGlobalsContext = createContext<BookGlobals>({});

const NAMES = ['language', 'theme', 'texts', 'motion', 'apiServer'];

/** The toolbar's choices of this page's URL: `globals=theme:dark;language:en`. */
export function globalsOfUrl(): BookGlobals {
  const text = new URLSearchParams(location.search).get('globals') ?? '';
  const entries = text.split(';').map((each) => each.split(':', 2));
  return Object.fromEntries(entries.filter(([name = '']) => NAMES.includes(name)));
}

/** The toolbar's choices for the URL of a frame. */
export function globalsForUrl(globals: BookGlobals): string {
  return NAMES.filter((name) => typeof globals[name] === 'string')
    .map((name) => `${name}:${String(globals[name])}`)
    .join(';');
}
