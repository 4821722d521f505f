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

/** Texts longer by 40 %, on a phone: nothing is pushed out of the page. */
export const Longest: Story = {
  globals: { length: 'long', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
