import type { StorybookConfig } from '@storybook/react-vite';
import { uiStyles } from '@shop/ui/vite';
import { mergeConfig } from 'vite';
import { tokenFiles } from './token-files.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './**/*.mdx',
    '../libs/ui/src/**/*.stories.tsx',
    '../apps/storefront/src/**/*.stories.tsx',
    '../apps/backoffice/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [uiStyles(), tokenFiles()],
      // The tabs of a component's page have the names of its functions.
      build: { rolldownOptions: { output: { keepNames: true } } },
      // The apps load their pages lazily. Dependencies that Vite discovers only then are optimised
      // in the middle of a test run, with a second copy of React.
      optimizeDeps: {
        entries: ['{apps/storefront,apps/backoffice,libs/*}/src/**/*.{ts,tsx}', '.storybook/*.tsx'],
      },
    }),
};

export default config;
