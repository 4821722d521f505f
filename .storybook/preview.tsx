import type { Preview } from '@storybook/react-vite';
import { addTexts, createI18n, DEFAULT_LANGUAGE, LANGUAGE_LABELS, parseLanguage } from '@shop/i18n';
import { catalogue as backoffice } from '@shop/i18n/backoffice';
import { catalogue as storefront, loadPageTexts } from '@shop/i18n/storefront';
import '@shop/ui/styles.css';
import { I18nextProvider } from 'react-i18next';
import { configure } from 'storybook/test';

/** How long a story waits for what it expects, in milliseconds: a busy machine decides nothing. */
configure({ asyncUtilTimeout: 10_000 });

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
  },
  initialGlobals: { language: DEFAULT_LANGUAGE, theme: 'light' },
  loaders: [
    async ({ globals, title }) => {
      const language = parseLanguage(globals.language);
      if (title.startsWith('Back office')) return { i18n: await createI18n(backoffice, language) };
      const i18n = await createI18n(storefront, language);
      addTexts(i18n, (await loadPageTexts()).storefrontPages);
      return { i18n };
    },
  ],
  decorators: [
    (Story, { globals, loaded }) => {
      document.documentElement.lang = parseLanguage(globals.language);
      document.documentElement.dataset.theme = globals.theme;
      return (
        <I18nextProvider i18n={loaded.i18n}>
          <Story />
        </I18nextProvider>
      );
    },
  ],
};

export default preview;
