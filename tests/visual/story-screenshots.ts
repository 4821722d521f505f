import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STORYBOOK = join(import.meta.dirname, '../../.cache/storybook');

export type Theme = 'light' | 'dark';

/** A story to compare, at one window width and in one or both themes. */
export type StoryScreenshot = {
  story: string;
  isPage: boolean;
  /** Whether its play function runs first: a form displays errors only after it was submitted. */
  isPlayed: boolean;
  width: number;
  themes: readonly Theme[];
};

/** The file name of a screenshot's baseline. */
export function baselineName({ story, width }: StoryScreenshot, theme: Theme): string {
  return `${story.replace('--', '-')}-${width}-${theme}.png`;
}

type Entry = {
  id: string;
  title: string;
  name: string;
  type: string;
  importPath: string;
  tags?: string[];
};

const COMPONENT_WIDTH = 640;
const WIDE_COMPONENT_WIDTH = 1280;
const PAGE_WIDTHS = [375, 1280];

/** Pages that send no request. */
const STATIC_PAGES = new Set(['Storefront/About', 'Storefront/Not found']);

/**
 * The stories to compare, from Storybook's index: of each component the playground and the stories without a play
 * function (1280 px wide with the tag `wide`); the playgrounds of the back office's components; the pages tagged
 * `full`, in both themes, or `failed`; the tag `played` runs the play function first.
 * @throws when Storybook has not been built
 */
export function listScreenshots(): StoryScreenshot[] {
  return readStories().flatMap(screenshotsOf);
}

/** Titles of pages without a story tagged `full`, or without one tagged `failed` though they send requests. */
export function untestedPages(): string[] {
  const stories = readStories();
  const ofPages = stories.filter(({ importPath }) =>
    /\/src\/pages\/.*-page\.stories\.tsx$/.test(importPath),
  );
  const titles = [...new Set(ofPages.map(({ title }) => title))];
  const has = (title: string, tag: string) =>
    stories.some((story) => story.title === title && story.tags?.includes(tag));
  return titles.filter(
    (title) => !has(title, 'full') || (!STATIC_PAGES.has(title) && !has(title, 'failed')),
  );
}

function readStories(): Entry[] {
  const index = join(STORYBOOK, 'index.json');
  if (!existsSync(index)) throw new Error('Storybook is not built. `npm run visual` builds it.');
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(index, 'utf8'));
  return Object.values(entries).filter(({ type }) => type === 'story');
}

function screenshotsOf({ id, title, name, tags = [] }: Entry): StoryScreenshot[] {
  const isPlayed = tags.includes('played');
  if (tags.includes('full')) return pageScreenshots(id, isPlayed, ['light', 'dark']);
  if (tags.includes('failed')) return pageScreenshots(id, isPlayed, ['light']);
  const isStatic = name === 'Playground' || !tags.includes('play-fn');
  const isComponent =
    /^(?:Tokens|UI)\//.test(title) ||
    (title.startsWith('Back office UI/') && name === 'Playground');
  const width = tags.includes('wide') ? WIDE_COMPONENT_WIDTH : COMPONENT_WIDTH;
  return isComponent && isStatic
    ? [{ story: id, isPage: false, isPlayed, width, themes: ['light'] }]
    : [];
}

function pageScreenshots(
  story: string,
  isPlayed: boolean,
  themes: readonly Theme[],
): StoryScreenshot[] {
  return PAGE_WIDTHS.map((width) => ({ story, isPlayed, themes, isPage: true, width }));
}
