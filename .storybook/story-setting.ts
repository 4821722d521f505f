import { FEATURES } from '@shop/contract/features';
import { createContext, useContext } from 'react';
import type { HostParts } from './fake-host.ts';
import { longer } from './longer-texts.ts';
import type { Motion } from './still-motion.ts';

const HOSTS = ['story', 'full', 'plain', 'slow', 'failing'] as const;

/** What the toolbar asks of the host; `story` leaves it as the story tells. */
type StoryHost = (typeof HOSTS)[number];

/** What the toolbar says of everything a page stands on, its language and theme apart. */
export type StorySetting = { host: StoryHost; isLong: boolean; motion: Motion };

const SLOW_MS = 3_000;

export const StorySettingContext = createContext<StorySetting>({
  host: 'story',
  isLong: false,
  motion: 'system',
});

export function useStorySetting(): StorySetting {
  return useContext(StorySettingContext);
}

/** The toolbar's choices, of Storybook's globals; what they do not know is left as the story tells. */
export function readSetting(globals: Record<string, unknown>): StorySetting {
  const motion = globals.motion;
  return {
    host: HOSTS.find((host) => host === globals.host) ?? 'story',
    isLong: globals.length === 'long',
    motion: motion === 'reduced' || motion === 'full' ? motion : 'system',
  };
}

/** The host a story tells of, as the toolbar wants it: what it holds stays, how it behaves is the toolbar's. */
export function hostAsSet(told: HostParts, { host, isLong }: StorySetting): HostParts {
  const { mood = 'full' } = told;
  const answering = mood === 'failing' || mood === 'silent' ? 'full' : mood;
  const wanted: Record<StoryHost, HostParts> = {
    story: {},
    full: { mood: answering, features: FEATURES },
    plain: { mood: answering, features: [] },
    slow: { mood: answering, delay: SLOW_MS },
    failing: { mood: 'failing' },
  };
  return { ...told, ...wanted[host], ...(isLong && { reword: longer }) };
}
