import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryShop } from '../../story-shop.tsx';

const meta = {
  title: 'Storefront/Shop/Without products',
  component: StoryShop,
  args: { path: '/shop' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SHOP-4: an empty scope displays a message. */
export const Empty: Story = {
  args: { apiServer: 'empty', path: '/shop?gender=Men' },
  globals: { language: 'en', viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('No products available for this category.')).toBeVisible(),
    );
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'From' })).toBeNull());
  },
};

/** Without a match, a message and a button that removes the filters. */
export const FilteredEmpty: Story = {
  args: { path: '/shop?size=M&in_stock=true' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No products match these filters.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Clear all filters' })).toBeVisible();
    const remove = await canvas.findByRole('button', {
      name: 'Remove the filter “Size M” (48 products)',
    });
    await expect(
      canvas.queryByRole('button', { name: /^Remove the filter “In stock” \(/ }),
    ).toBeNull();
    // Without filters, this list is the whole collection.
    const list = within(canvas.getByRole('region', { name: 'Shop' }));
    await expect(list.queryByRole('link', { name: 'The whole collection' })).toBeNull();
    await expect(await canvas.findByRole('region', { name: 'Popular pieces' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/21670000000\?text=/),
    );
    await userEvent.click(remove);
    await waitFor(() => expect(canvas.getByText('48 products')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** SHOP-4: one button leads to the list without its only filter, and a link out of the scope. */
export const OneFilterEmpty: Story = {
  args: { path: '/shop?gender=Women&size=M' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText('No products match these filters.');
    const list = within(canvas.getByRole('region', { name: 'Women' }));
    await expect(list.getByRole('link', { name: 'The whole collection' })).toBeVisible();
    await expect(list.queryByRole('button', { name: /^Remove the filter .+ \(/ })).toBeNull();
    await userEvent.click(list.getByRole('button', { name: 'Clear all filters' }));
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

/** The button removes the filters, and the title has the focus. */
export const FilteredEmptyCleared: Story = {
  ...FilteredEmpty,
  play: async ({ canvas }) => {
    await canvas.findByText('No products match these filters.');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
  },
};

/** NAV-8: a search without a match shows that, and leads on to the popular products. */
export const SearchWithoutMatch: Story = {
  args: { path: '/shop?search=wardrobe' },
  globals: { language: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No products match “wardrobe”.')).toBeVisible());
    await expect(canvas.queryByText('No products match these filters.')).toBeNull();
    const popular = within(await canvas.findByRole('region', { name: 'Popular pieces' }));
    await expect((await popular.findAllByRole('article')).length).toBeGreaterThan(0);
    await expect(canvas.getByText(/^Check the spelling/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'The whole collection' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      `https://wa.me/21670000000?text=${encodeURIComponent('Hello, I am looking for: wardrobe')}`,
    );
  },
};

/** NAV-8: a search for a category that no product's name has leads to the category. */
export const SearchForCategory: Story = {
  args: { path: '/shop?search=new women' },
  globals: { language: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No products match “new women”.');
    await expect(await canvas.findByText('You may be looking for:')).toBeVisible();
    const list = within(canvas.getByRole('region', { name: 'Results for “new women”' }));
    await userEvent.click(await list.findByRole('link', { name: 'Women · New Arrivals' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Women · New Arrivals' })).toBeVisible(),
    );
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};
