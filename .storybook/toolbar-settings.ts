import { FEATURES } from '@shop/contract/features';
import { createContext, useContext } from 'react';
import { toArabicText } from './arabic-texts.ts';
import { pseudoLocalise } from './pseudo-localisation.ts';
import type { MotionSetting } from './reduced-motion.ts';
import type { ApiServerOptions } from './story-api-server.ts';

const API_SERVERS = ['story', 'full', 'minimal', 'slow', 'failing'] as const;

/** The toolbar's choice of API server; `story` is the API server of the story's arguments. */
type ApiServerChoice = (typeof API_SERVERS)[number];

const TEXTS = ['translated', 'pseudo', 'arabic'] as const;

/**
 * The toolbar's choice of texts: `pseudo` lengthens those of the catalogue and those that people write, `arabic` has the
 * latter in Arabic letters.
 */
type TextsChoice = (typeof TEXTS)[number];

/** The toolbar's choices, apart from language and theme. */
export type ToolbarSettings = {
  apiServer: ApiServerChoice;
  texts: TextsChoice;
  motion: MotionSetting;
};

const SLOW_MS = 3_000;

export const ToolbarSettingsContext = createContext<ToolbarSettings>({
  apiServer: 'story',
  texts: 'translated',
  motion: 'system',
});

export function useToolbarSettings(): ToolbarSettings {
  return useContext(ToolbarSettingsContext);
}

/** The toolbar's choices from Storybook's globals; an unknown value selects the default. */
export function parseToolbarSettings(globals: Record<string, unknown>): ToolbarSettings {
  const motion = globals.motion;
  return {
    apiServer: API_SERVERS.find((choice) => choice === globals.apiServer) ?? 'story',
    texts: TEXTS.find((choice) => choice === globals.texts) ?? 'translated',
    motion: motion === 'reduced' || motion === 'full' ? motion : 'system',
  };
}

/** Applies the toolbar's settings to a story's API server. The data set does not change. */
export function applyToolbarSettings(
  options: ApiServerOptions,
  { apiServer, texts }: ToolbarSettings,
): ApiServerOptions {
  const { mode = 'full' } = options;
  const data = mode === 'failing' || mode === 'silent' ? 'full' : mode;
  const overrides: Record<ApiServerChoice, ApiServerOptions> = {
    story: {},
    full: { mode: data, features: FEATURES },
    minimal: { mode: data, features: [] },
    slow: { mode: data, delay: SLOW_MS },
    failing: { mode: 'failing' },
  };
  return {
    ...options,
    ...overrides[apiServer],
    ...(texts === 'pseudo' && { transformText: pseudoLocalise }),
    ...(texts === 'arabic' && { transformText: toArabicText }),
  };
}
