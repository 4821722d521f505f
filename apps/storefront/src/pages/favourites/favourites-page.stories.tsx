import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MAX_FAVOURITES } from '../../lib/stored-ids.ts';
import { storyLine } from '../../story-lines.ts';
import { StoryShop } from '../../story-shop.tsx';

const FIRST = storyLine(0, 'S', 1);
const SECOND = storyLine(17, 'L', 1);

const meta = {
  title: 'Storefront/Favourites',
  component: StoryShop,
  args: { path: '/favourites', favourites: [SECOND._id, FIRST._id] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The favourites, the latest first. One that is removed stays until the page is left. */
export const Full: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Mes favoris' }));
    const names = await list.findAllByRole('heading', { level: 3 });
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      FIRST.productName,
      SECOND.productName,
    ]);
    const link = await canvas.findByRole('link', { name: /^Mes favoris/ });
    await waitFor(() => expect(link).toHaveTextContent('2'));
    const [heart] = await list.findAllByRole('button', { name: /^Favori/, pressed: true });
    await userEvent.click(heart ?? document.body);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(link).toHaveTextContent('1');
    await expect(list.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(list.getByText('1 favori')).toHaveRole('status');
    await userEvent.click(heart ?? document.body);
    await expect(link).toHaveTextContent('2');
  },
};

/** No favourite is removed for another one: with a full list, a message explains that it is not added. */
export const NoMore: Story = {
  args: {
    path: `/product/x?id=${FIRST._id}`,
    favourites: Array.from({ length: MAX_FAVOURITES }, (_, index) => `other-${index}`),
  },
  play: async ({ canvas }) => {
    const [heart] = await canvas.findAllByRole('button', {
      name: `Favori\u00A0: ${FIRST.productName}`,
    });
    await userEvent.click(heart ?? document.body);
    const message = await within(document.body).findByText(/^La liste est pleine\s: 48 favoris/);
    await waitFor(() => expect(message).toBeVisible());
    await expect(message.closest('[role="alert"]')).not.toBeNull();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    const link = await canvas.findByRole('link', { name: /^Mes favoris/ });
    await expect(link).toHaveTextContent(String(MAX_FAVOURITES));
  },
};

/** A product that the shop does not sell any more is removed from the list. */
export const RemovedProduct: Story = {
  args: { favourites: [FIRST._id, 'none'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('1 favori')).toBeVisible());
    const list = within(canvas.getByRole('region', { name: 'Mes favoris' }));
    await expect(list.getByRole('link', { name: FIRST.productName })).toBeVisible();
    const popular = within(canvas.getByRole('region', { name: 'Les pièces populaires' }));
    await expect((await popular.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

/** Without favourites: the popular products, those seen lately, and a link to the shop. */
export const Empty: Story = {
  args: { favourites: [], viewed: [SECOND._id] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Aucun favori pour le moment.')).toBeVisible());
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Toute la collection' })).toHaveAttribute(
      'href',
      '/shop',
    );
    const popular = within(canvas.getByRole('region', { name: 'Les pièces populaires' }));
    await expect((await popular.findAllByRole('article')).length).toBeGreaterThan(0);
    const region = canvas.getByRole('region', { name: 'Vus récemment' });
    region.scrollIntoView();
    const viewed = within(region);
    await expect(await viewed.findAllByRole('article')).toHaveLength(1);
  },
};

export const English: Story = { globals: { language: 'en' } };

/** Before the response of the API server, each favourite has a placeholder. */
export const Loading: Story = {
  args: { apiServer: 'silent' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('2 favoris')).toBeVisible());
  },
};

/** Without the API server, the favourites stay on the device. */
export const Failed: Story = {
  tags: ['failed'],
  args: { apiServer: 'failing' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible());
    await expect(canvas.getByText('2 favoris')).toBeVisible();
  },
};

/** Pseudo-localised texts, 40 % longer, on a phone: the page does not scroll horizontally. */
export const Longest: Story = {
  args: { favourites: [] },
  globals: { texts: 'pseudo', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
