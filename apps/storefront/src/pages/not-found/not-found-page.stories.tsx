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

/** An address of no page says so and leads back. */
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

/** Texts longer by 40 %, on a phone: nothing is pushed out of the page. */
export const Longest: Story = {
  globals: { length: 'long', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
