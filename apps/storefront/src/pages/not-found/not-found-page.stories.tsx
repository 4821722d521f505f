import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryShop } from '../../story-shop.tsx';

const meta = {
  title: 'Storefront/Not found',
  component: StoryShop,
  args: { path: '/nulle/part' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An unknown URL displays a message and a link to the home page. */
export const Unknown: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page introuvable' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute(
      'href',
      '/',
    );
  },
};

/** Pseudo-localised texts, 40 % longer, on a phone: the page does not scroll horizontally. */
export const Longest: Story = {
  globals: { texts: 'pseudo', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
