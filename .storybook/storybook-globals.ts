import { createContext } from 'react';

/** The toolbar's choices by their names. */
export type StorybookGlobals = Record<string, unknown>;

/** The toolbar's choices, for the frames of a page. */
export const StorybookGlobalsContext = createContext<StorybookGlobals>({});

const NAMES = ['language', 'theme', 'texts', 'motion', 'apiServer'];

/** The toolbar's choices of this page's URL: `globals=theme:dark;language:en`. */
export function globalsOfUrl(): StorybookGlobals {
  const text = new URLSearchParams(location.search).get('globals') ?? '';
  const entries = text.split(';').map((each) => each.split(':', 2));
  return Object.fromEntries(entries.filter(([name = '']) => NAMES.includes(name)));
}

/** The toolbar's choices for the URL of a frame. */
export function globalsForUrl(globals: StorybookGlobals): string {
  return NAMES.filter((name) => typeof globals[name] === 'string')
    .map((name) => `${name}:${String(globals[name])}`)
    .join(';');
}
