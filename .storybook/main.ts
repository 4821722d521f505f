import type { StorybookConfig } from '@storybook/react-vite';
import { uiStyles } from '@shop/ui/vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../libs/ui/src/**/*.stories.tsx',
    '../apps/storefront/src/**/*.stories.tsx',
    '../apps/backoffice/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [uiStyles()] }),
};

export default config;
