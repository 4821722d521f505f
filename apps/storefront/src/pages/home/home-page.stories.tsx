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

/** The products of a carousel; they are fetched when it is near the window. */
async function carouselItems(
  canvas: ReturnType<typeof within>,
  name: string,
): Promise<HTMLElement[]> {
  (await canvas.findByRole('region', { name })).scrollIntoView();
  await waitFor(() =>
    expect(
      within(canvas.getByRole('region', { name })).getAllByRole('article').length,
    ).toBeGreaterThan(4),
  );
  return within(canvas.getByRole('region', { name })).getAllByRole('article');
}

/** HOME-1, HOME-2, HOME-3, HOME-4: banners, offers, rounded promos, a carousel for each gender. */
export const Full: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    const banners = await canvas.findByRole('region', { name: 'À la une' });
    await expect(within(banners).getByRole('button', { name: 'Mettre en pause' })).toBeVisible();
    await expect(within(banners).getAllByRole('link')).toHaveLength(5);
    const offers = canvas.getByRole('region', { name: 'Nos engagements' });
    await expect(within(offers).getAllByRole('listitem')).toHaveLength(3);
    const promos = await canvas.findByRole('region', { name: 'Nos univers' });
    promos.scrollIntoView();
    await waitFor(() => expect(promos.querySelectorAll('img')).toHaveLength(3));
    for (const name of ['Hommes', 'Femmes', 'Accessoires']) {
      await expect(within(promos).getByRole('link', { name })).toBeVisible();
    }
    for (const name of ['Hommes', 'Femmes', 'Accessoires']) {
      await expect((await carouselItems(canvas, name)).length).toBeGreaterThan(4);
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

export const Loading: Story = { args: { apiServer: 'silent' } };

/** HOME-7: a shop without products displays the offers, and no empty carousel of a gender. */
export const Empty: Story = {
  args: { apiServer: 'empty' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Rien à montrer ici pour le moment.')).toBeVisible(),
    );
    for (const name of ['Nos univers', 'Hommes', 'Femmes', 'Accessoires']) {
      canvas.queryByRole('region', { name })?.scrollIntoView();
      await waitFor(() => expect(canvas.queryByRole('region', { name })).toBeNull(), {
        timeout: 10_000,
      });
    }
    await expect(canvas.getByRole('heading', { name: /^Livraison à 8\sTND$/ })).toBeVisible();
  },
};

/** HOME-7: each section displays its error, and the rest of the page works. */
export const Failing: Story = {
  tags: ['failed'],
  args: { apiServer: 'failing' },
  play: async ({ canvas }) => {
    for (const name of ['Nos univers', 'Hommes', 'Femmes', 'Accessoires']) {
      const section = await canvas.findByRole('region', { name });
      section.scrollIntoView();
      await within(section).findByRole('button', { name: 'Réessayer' }, { timeout: 20_000 });
    }
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^Livraison à 8\sTND$/ })).toBeVisible();
  },
};

/** Without an API URL the page displays one message. */
export const NoApiUrl: Story = {
  args: { apiUrl: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'La boutique est momentanément fermée.',
    );
  },
};

/** The longest names, on a phone: the page does not scroll horizontally. */
export const Longest: Story = {
  args: { apiServer: 'longest' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await carouselItems(canvas, 'Femmes');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** With 5,000 products a carousel renders few of them. */
export const FiveThousand: Story = {
  args: { apiServer: 'many' },
  play: async ({ canvas }) => {
    await expect((await carouselItems(canvas, 'Femmes')).length).toBeLessThan(30);
  },
};
