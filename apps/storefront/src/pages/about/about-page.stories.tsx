import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
    for (const name of [
      'Qui nous sommes',
      'La livraison',
      'Le paiement',
      'Échanges et retours',
      'Guide des tailles',
      'Conditions de vente',
      'Les pièces populaires',
    ]) {
      await waitFor(() => expect(canvas.getByRole('heading', { name })).toBeVisible());
    }
  },
};

export const English: Story = { globals: { language: 'en' } };

/** Pseudo-localised texts, 40 % longer, on a phone: the page does not scroll horizontally. */
export const Longest: Story = {
  globals: { texts: 'pseudo', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A link of the footer opens its section, below the sticky header, and the focus moves with it. */
export const Section: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Guide des tailles' });
    const footer = within(canvas.getByRole('contentinfo'));
    await userEvent.click(footer.getByRole('link', { name: 'Guide des tailles' }));
    const section = document.querySelector('#sizes');
    await waitFor(() => expect(section).toHaveFocus());
    await expect(section?.getBoundingClientRect().top).toBeGreaterThanOrEqual(80);
  },
};

/** Without the API server, the page has its texts, its sizes and its conditions. */
export const ApiServerFails: Story = {
  tags: ['failed'],
  args: { apiServer: 'failing' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Qui nous sommes' })).toBeVisible(),
    );
    const [table] = canvas.getAllByRole('table');
    await expect(table).toBeVisible();
  },
};
