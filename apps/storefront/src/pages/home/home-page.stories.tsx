import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryShop } from '../../story-shop.tsx';

const meta = {
  title: 'Storefront/Home',
  component: StoryShop,
  args: { path: '/' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row's products, which are fetched when it comes near. */
async function rowOf(canvas: ReturnType<typeof within>, name: string): Promise<HTMLElement[]> {
  (await canvas.findByRole('region', { name })).scrollIntoView();
  await waitFor(() =>
    expect(
      within(canvas.getByRole('region', { name })).getAllByRole('article').length,
    ).toBeGreaterThan(4),
  );
  return within(canvas.getByRole('region', { name })).getAllByRole('article');
}

/** HOME-1, HOME-2, HOME-3, HOME-4: banners, offers, rounded promos, a row for each gender. */
export const Full: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    const banners = await canvas.findByRole('region', { name: 'À la une' });
    await expect(within(banners).getByRole('button', { name: 'Mettre en pause' })).toBeVisible();
    await expect(within(banners).getAllByRole('link')).toHaveLength(5);
    const offers = canvas.getByRole('region', { name: 'Nos engagements' });
    await expect(within(offers).getAllByRole('listitem')).toHaveLength(3);
    const promos = await canvas.findByRole('region', { name: 'Les univers de la maison' });
    promos.scrollIntoView();
    await waitFor(() => expect(promos.querySelectorAll('img')).toHaveLength(3));
    await expect(
      within(promos).getByRole('link', { name: 'Entrer dans la boutique' }),
    ).toBeVisible();
    for (const name of ['Hommes', 'Femmes', 'Accessoires']) {
      await expect((await rowOf(canvas, name)).length).toBeGreaterThan(4);
    }
  },
};

/** HOME-5: one carousel, Popular or Promotion. */
export const Promotion: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Populaires' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const tab = canvas.getByRole('tab', { name: 'Promotion' });
    tab.scrollIntoView();
    await userEvent.click(tab);
    const cards = await waitFor(() =>
      within(canvas.getByRole('region', { name: 'Promotion' })).getAllByRole('article'),
    );
    for (const card of cards) await expect(within(card).getByText('Promo')).toBeInTheDocument();
  },
};

export const English: Story = { globals: { language: 'en' } };

export const Loading: Story = { args: { mood: 'silent' } };

/** HOME-7: a shop with nothing yet shows what it promises, and no row without products. */
export const Empty: Story = {
  args: { mood: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rien à montrer ici pour le moment.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Femmes' })).toBeNull());
    await expect(canvas.getByText('Livraison à 8 TND')).toBeVisible();
  },
};

/** HOME-7: each section says that it could not be loaded, and the rest of the page works. */
export const Failing: Story = {
  tags: ['failed'],
  args: { mood: 'failing' },
  play: async ({ canvas }) => {
    for (const name of ['Les univers de la maison', 'Hommes', 'Femmes', 'Accessoires']) {
      const section = await canvas.findByRole('region', { name });
      section.scrollIntoView();
      await within(section).findByRole('button', { name: 'Réessayer' }, { timeout: 20_000 });
    }
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText('Livraison à 8 TND')).toBeVisible();
  },
};

/** A page that was told no API address says so in one sentence. */
export const NoAddress: Story = {
  args: { apiUrl: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('SHOP_API_URL');
  },
};

/** Names as long as the host lets them be, on a phone: nothing is pushed out of the page. */
export const Longest: Story = {
  args: { mood: 'longest' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Femmes');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Of 5,000 products a row still shows a few. */
export const FiveThousand: Story = {
  args: { mood: 'many' },
  play: async ({ canvas }) => {
    await expect((await rowOf(canvas, 'Femmes')).length).toBeLessThan(30);
  },
};
