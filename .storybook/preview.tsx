import { afterEach as lookForFaults } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { createI18n, DEFAULT_LANGUAGE, LANGUAGE_LABELS, parseLanguage } from '@shop/i18n';
import { catalogue as backoffice } from '@shop/i18n/backoffice';
import { catalogue as storefront, loadPageTexts } from '@shop/i18n/storefront';
import '@shop/ui/styles.css';
import { Fragment } from 'react';
import { I18nProvider } from '@shop/i18n/react';
import { configure } from 'storybook/test';
import { inOtherTheme } from './both-themes.ts';
import { longerArgs, longerI18n } from './longer-texts.ts';
import { setMotion } from './still-motion.ts';
import { readSetting, StorySettingContext } from './story-setting.ts';
import { inOtherLanguages, setVoice } from './story-voice.ts';

/** How long a story waits for what it expects, in milliseconds: a busy machine decides nothing. */
configure({ asyncUtilTimeout: 10_000 });

/** What of axe's rules hangs on colours: the rest is the same in either theme. */
const OF_COLORS = { runOnly: ['color-contrast', 'link-in-text-block'] };

const WIDTHS = {
  phone: [375, 812],
  tablet: [768, 1024],
  laptop: [1280, 800],
  desktop: [1920, 1080],
};

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: Object.fromEntries(
        Object.entries(WIDTHS).map(([name, [width, height]]) => [
          name,
          { name: `${width}px ${name}`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    options: { storySort: { order: ['Start here', 'Tokens', 'UI', 'Storefront', 'Back office'] } },
  },
  globalTypes: {
    language: {
      description: 'Interface language',
      toolbar: {
        icon: 'globe',
        items: Object.entries(LANGUAGE_LABELS).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Light or dark, as the shopper’s system would choose',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    length: {
      description: 'Texts as they are, or longer by 40 %',
      toolbar: {
        icon: 'paragraph',
        items: [
          { value: 'written', title: 'Texts as written' },
          { value: 'long', title: 'Texts + 40 %' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion as the system says, reduced, or full',
      toolbar: {
        icon: 'lightning',
        items: [
          { value: 'system', title: 'Motion: system' },
          { value: 'reduced', title: 'Motion: reduced' },
          { value: 'full', title: 'Motion: full' },
        ],
        dynamicTitle: true,
      },
    },
    host: {
      description: 'The host that the pages stand on',
      toolbar: {
        icon: 'database',
        items: [
          { value: 'story', title: 'Host: the story’s' },
          { value: 'full', title: 'Host: full' },
          { value: 'plain', title: 'Host: plain' },
          { value: 'slow', title: 'Host: slow' },
          { value: 'failing', title: 'Host: failing' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    language: DEFAULT_LANGUAGE,
    theme: 'light',
    length: 'written',
    motion: 'system',
    host: 'story',
  },
  loaders: [
    async ({ globals, title }) => {
      const language = parseLanguage(globals.language);
      const { isLong } = readSetting(globals);
      const loader = title.startsWith('Back office') ? backoffice : storefront;
      const written = await createI18n(loader, language);
      if (loader === storefront) written.add('fr', (await loadPageTexts()).storefrontPages);
      const i18n = isLong ? longerI18n(written) : written;
      setVoice(title.startsWith('UI') ? undefined : { i18n, loader });
      return { i18n };
    },
  ],
  decorators: [
    (Story, { args, globals, loaded, title }) => {
      const language = parseLanguage(globals.language);
      const setting = readSetting(globals);
      document.documentElement.lang = language;
      document.documentElement.dataset.theme = globals.theme;
      setMotion(setting.motion);
      const isPart = title.startsWith('UI');
      return (
        // What a page is made from, it is made from once: another choice is another page.
        <Fragment key={JSON.stringify([language, setting])}>
          <StorySettingContext value={setting}>
            <I18nProvider i18n={loaded.i18n}>
              <Story args={isPart && setting.isLong ? longerArgs(args) : args} />
            </I18nProvider>
          </StorySettingContext>
        </Fragment>
      );
    },
  ],
  // axe looks at each story as its play leaves it; under test, at what it says in the other language
  // too, and at the colours of parts and of full and failed pages in the other theme.
  afterEach: async (context) => {
    if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
    await inOtherLanguages(async () => {
      await lookForFaults(context);
    });
    const { title, tags } = context;
    const isPage = title.startsWith('Storefront') || title.startsWith('Back office');
    if (isPage && !tags.includes('full') && !tags.includes('failed')) return;
    const a11y = { ...context.parameters.a11y, options: OF_COLORS };
    await inOtherTheme(async () => {
      await lookForFaults({ ...context, parameters: { ...context.parameters, a11y } });
    });
  },
};

export default preview;
