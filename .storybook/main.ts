import type { StorybookConfig } from '@storybook/react-vite';
import { uiStyles } from '@shop/ui/vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './start-here.mdx',
    '../libs/ui/src/**/*.stories.tsx',
    '../apps/storefront/src/**/*.stories.tsx',
    '../apps/backoffice/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [uiStyles()],
      // The apps fetch their pages lazily: Vite must know what those stand on before it starts, or
      // it prepares them in the middle of a run, with a second React.
      optimizeDeps: {
        entries: ['{apps/storefront,apps/backoffice,libs/*}/src/**/*.{ts,tsx}', '.storybook/*.tsx'],
      },
    }),
};

export default config;
