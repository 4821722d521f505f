import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { createI18n, DEFAULT_LANGUAGE, LANGUAGE_LABELS, parseLanguage } from '@shop/i18n';
import { catalogue as backoffice } from '@shop/i18n/backoffice';
import { addBackofficePages } from '@shop/i18n/backoffice-pages';
import { catalogue as storefront, loadPages } from '@shop/i18n/storefront';
import '@shop/ui/styles.css';
import '@shop/ui/themes.css';
import './web-fonts.css';
import { Fragment } from 'react';
import { I18nextProvider } from 'react-i18next';
import { configure } from 'storybook/test';
import { describeArgTypes } from './arg-types.ts';
import { deviceTheme } from './storybook-theme.ts';
import { StorybookDocsContainer } from './docs-container.tsx';
import { DocsPage } from './docs/docs-page.tsx';
import { inOtherTheme } from './other-theme.ts';
import { pseudoLocaliseArgs, pseudoLocaliseI18n } from './pseudo-localisation.ts';
import { setMotion } from './reduced-motion.ts';
import { hasTextsInArgs, isAppPage, isBackOffice } from './story-kind.ts';
import { inOtherLanguages, setStoryLocale } from './story-locale.ts';
import { parseToolbarSettings, ToolbarSettingsContext } from './toolbar-settings.ts';

/** Milliseconds; long, so that a busy machine does not fail a test. */
configure({ asyncUtilTimeout: 10_000 });

/** axe describes each element that breaks a rule, and only one that passes: descriptions take most of its time. */
const AXE_OPTIONS = { resultTypes: ['violations', 'incomplete'] };
/** The axe rules about colours; the results of the others do not depend on the theme. */
const COLOR_RULES = { ...AXE_OPTIONS, runOnly: ['color-contrast', 'link-in-text-block'] };

const WIDTHS = {
  phone: [375, 812],
  tablet: [768, 1024],
  laptop: [1280, 800],
  desktop: [1920, 1080],
};

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [describeArgTypes],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: AXE_OPTIONS },
    controls: { expanded: true },
    docs: { page: DocsPage, container: StorybookDocsContainer, toc: { headingSelector: 'h2' } },
    viewport: {
      options: Object.fromEntries(
        Object.entries(WIDTHS).map(([name, [width, height]]) => [
          name,
          { name: `${width}px ${name}`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Changelog',
          'Tokens',
          'Patterns',
          'Flows',
          'UI',
          ['Actions', 'Fields', 'Feedback', 'Navigation', 'Layout', 'Commerce'],
          'Back office UI',
          ['Theme', 'Actions', 'Fields', 'Feedback', 'Navigation', 'Layout', 'Commerce'],
          'Storefront',
          'Back office',
        ],
      },
    },
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
      description: 'Colour scheme',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    texts: {
      description:
        'Texts: translated, pseudo-localised (40 % longer), or those of people in Arabic',
      toolbar: {
        icon: 'paragraph',
        items: [
          { value: 'translated', title: 'Texts: translated' },
          { value: 'pseudo', title: 'Texts: pseudo-localised' },
          { value: 'arabic', title: 'Texts: people’s in Arabic' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion: as set in the system, reduced, or full',
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
    apiServer: {
      description: 'The API server of the pages',
      toolbar: {
        icon: 'database',
        items: [
          { value: 'story', title: 'API server: as in the story' },
          { value: 'full', title: 'API server: every feature' },
          { value: 'minimal', title: 'API server: no feature' },
          { value: 'slow', title: 'API server: slow' },
          { value: 'failing', title: 'API server: failing' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    language: DEFAULT_LANGUAGE,
    theme: deviceTheme(),
    texts: 'translated',
    motion: 'system',
    apiServer: 'story',
  },
  loaders: [
    async ({ globals, title }) => {
      const language = parseLanguage(globals.language);
      const { texts } = parseToolbarSettings(globals);
      const catalogue = isBackOffice(title) ? backoffice : storefront;
      const i18n = await createI18n(catalogue, language);
      if (catalogue === storefront)
        i18n.addResourceBundle('fr', 'pages', (await loadPages()).storefrontPages);
      else addBackofficePages(i18n);
      if (texts === 'pseudo') pseudoLocaliseI18n(i18n);
      setStoryLocale(hasTextsInArgs(title) ? undefined : { i18n, catalogue });
      return { i18n };
    },
  ],
  decorators: [
    (Story, { args, globals, loaded, title }) => {
      const language = parseLanguage(globals.language);
      const settings = parseToolbarSettings(globals);
      document.documentElement.lang = language;
      document.documentElement.dataset.theme = globals.theme;
      setMotion(settings.motion);
      return (
        // A page reads the settings once, when it is mounted.
        <Fragment key={JSON.stringify([language, settings])}>
          <ToolbarSettingsContext value={settings}>
            <I18nextProvider i18n={loaded.i18n}>
              <Story
                args={
                  hasTextsInArgs(title) && settings.texts === 'pseudo'
                    ? pseudoLocaliseArgs(args)
                    : args
                }
              />
            </I18nextProvider>
          </ToolbarSettingsContext>
        </Fragment>
      );
    },
  ],
  // axe checks each story after its play function. Under test it also checks the stories of parts in the other
  // languages, and their colours in the other theme. The pages of the apps are checked in both by `npm run test:full`,
  // in every state.
  afterEach: async (context) => {
    if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
    if (isAppPage(context.title)) return;
    await inOtherLanguages(async () => {
      await runAxe(context);
    });
    const a11y = { ...context.parameters.a11y, options: COLOR_RULES };
    await inOtherTheme(async () => {
      await runAxe({ ...context, parameters: { ...context.parameters, a11y } });
    });
  },
};

export default preview;
