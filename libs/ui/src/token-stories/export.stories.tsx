import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { themesCss, tokensCss } from '../tokens-css.ts';
import { tokensJson } from '../tokens-json.ts';

const meta = {
  title: 'Tokens/Export',
  parameters: {
    docs: {
      description: {
        component:
          'Both files are made from `libs/ui/src/tokens.ts` when Storybook is built, so they are never older than the components. Tools that read the W3C Design Tokens format (2025.10) import the JSON file.',
      },
    },
  },
} satisfies Meta;

export default meta;

const FILES = [
  {
    href: 'tokens/tokens.css',
    name: 'Style sheet with custom properties',
    size: () => tokensCss().length + themesCss().length + 2,
  },
  {
    href: 'tokens/dar-yasmine.tokens.json',
    name: 'W3C Design Tokens JSON',
    size: () => JSON.stringify(tokensJson()).length,
  },
];

export const Downloads: StoryObj = {
  render: () => (
    <ul>
      {FILES.map(({ href, name, size }) => (
        <li key={href}>
          <a href={href} download>
            {name}
          </a>
          , {Math.ceil(size() / 1_000)} KB
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(FILES.map(({ href }) => href));
  },
};
