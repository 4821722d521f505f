import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryShop } from '../../story-shop.tsx';

const meta = {
  title: 'Storefront/Shop',
  component: StoryShop,
  args: { path: '/shop' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SHOP-1, SHOP-3: six products a page, numbered pages around the current one. */
export const Full: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Boutique' });
    await expect(await within(list).findAllByRole('article')).toHaveLength(6);
    const first = within(list).getAllByRole('article')[0]?.textContent;
    const pages = within(list).getByRole('navigation', { name: 'Pagination' });
    await userEvent.click(within(pages).getByRole('link', { name: 'Page 8' }));
    await expect(await within(pages).findByRole('link', { name: 'Page 8' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(
      within(pages)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['', '1', '6', '7', '8']);
    await expect(within(list).getAllByRole('article')[0]?.textContent).not.toBe(first);
  },
};

/** SHOP-2: a gender unfolds into its seasons; a choice loads that gender and season. */
export const GenderAndSeason: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const side = await canvas.findByRole('navigation', { name: 'Rayons' });
    await userEvent.click(within(side).getByText('Femmes'));
    const season = within(side).getAllByRole('link', { name: 'Nouveautés' }).find(isShown);
    await userEvent.click(season ?? side);
    const list = await canvas.findByRole('region', { name: 'Femmes · Nouveautés' });
    await expect(await within(list).findByText('8 produits')).toBeVisible();
  },
};

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility();
}

/** SHOP-5: below 1024px a button toggles the sidebar. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: 'Afficher les rayons' });
    await expect(canvas.queryByRole('navigation', { name: 'Rayons' })).toBeNull();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('navigation', { name: 'Rayons' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer les rayons' }));
    await expect(canvas.queryByRole('navigation', { name: 'Rayons' })).toBeNull();
  },
};

export const Loading: Story = { args: { mood: 'silent' } };

/** SHOP-4 */
export const Empty: Story = {
  args: { mood: 'empty', path: '/shop?gender=Men' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products available for this category.')).toBeVisible();
  },
};

export const Failing: Story = {
  args: { mood: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' }, { timeout: 20_000 });
  },
};
