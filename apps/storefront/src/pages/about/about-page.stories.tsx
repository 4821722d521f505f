import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryShop } from '../../story-shop.tsx';

const meta = {
  title: 'Storefront/About',
  component: StoryShop,
  args: { path: '/about' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ABT-1: who we are, delivery, payment on delivery, exchanges. */
export const French: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    for (const name of ['Qui nous sommes', 'La livraison', 'Le paiement', 'Échanges et retours']) {
      await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    }
  },
};

export const English: Story = { globals: { language: 'en' } };

/** Pseudo-localised texts, 40 % longer, on a phone: the page does not scroll horizontally. */
export const Longest: Story = {
  globals: { texts: 'pseudo', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
