import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where `npm test` and `npm run visual` build Storybook to. */
export const STORYBOOK = join(import.meta.dirname, '../../.cache/storybook');

export type Theme = 'light' | 'dark';

/** A story to be looked at: at which window width, and in which themes. */
export type Shot = {
  story: string;
  isPage: boolean;
  /** Whether its presses come first: a form fails only once it was sent. */
  isPlayed: boolean;
  width: number;
  themes: readonly Theme[];
};

/** The name under which a shot's picture in a theme is kept. */
export function pictureName({ story, width }: Shot, theme: Theme): string {
  return `${story.replace('--', '-')}-${width}-${theme}`;
}

/** The names of all its pictures. */
export function pictureNames(shot: Shot): string[] {
  return shot.themes.map((theme) => pictureName(shot, theme));
}

type Entry = {
  id: string;
  title: string;
  name: string;
  type: string;
  importPath: string;
  tags?: string[];
};

const PART_WIDTH = 640;
const WIDE_WIDTH = 1280;
const PAGE_WIDTHS = [375, 1280];

/** Pages that neither read from the host nor send it anything. */
const READ_NOTHING = new Set(['Storefront/About', 'Storefront/Not found']);

/**
 * What is looked at, of the stories that Storybook's index lists: each component's playground and
 * its stories that need no press, those tagged `wide` as wide as a laptop; and the pages that are
 * tagged `full` (in dark too) or `failed`; with the presses of those that are tagged `played` too.
 * Throws where Storybook is not built.
 */
export function listShots(): Shot[] {
  return readStories().flatMap(shotsOf);
}

/** The titles of pages of which no story is tagged `full`, or none `failed` though they need the host. */
export function unlookedPages(): string[] {
  const stories = readStories();
  const ofPages = stories.filter(({ importPath }) => importPath.includes('/src/pages/'));
  const titles = [...new Set(ofPages.map(({ title }) => title))];
  const has = (title: string, tag: string) =>
    stories.some((story) => story.title === title && story.tags?.includes(tag));
  return titles.filter(
    (title) => !has(title, 'full') || (!READ_NOTHING.has(title) && !has(title, 'failed')),
  );
}

function readStories(): Entry[] {
  const index = join(STORYBOOK, 'index.json');
  if (!existsSync(index)) throw new Error('Build Storybook first: npm run visual does.');
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(index, 'utf8'));
  return Object.values(entries).filter(({ type }) => type === 'story');
}

function shotsOf({ id, title, name, tags = [] }: Entry): Shot[] {
  const isPlayed = tags.includes('played');
  if (tags.includes('full')) return pages({ story: id, isPlayed, themes: ['light', 'dark'] });
  if (tags.includes('failed')) return pages({ story: id, isPlayed, themes: ['light'] });
  const isPart = title === 'Tokens' || title.startsWith('UI/');
  const isStill = name === 'Playground' || !tags.includes('play-fn');
  const width = tags.includes('wide') ? WIDE_WIDTH : PART_WIDTH;
  return isPart && isStill
    ? [{ story: id, isPage: false, isPlayed, width, themes: ['light'] }]
    : [];
}

function pages(shot: Pick<Shot, 'story' | 'isPlayed' | 'themes'>): Shot[] {
  return PAGE_WIDTHS.map((width) => ({ ...shot, isPage: true, width }));
}
