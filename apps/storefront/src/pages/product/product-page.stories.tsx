import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryShop } from '../../story-shop.tsx';

const meta = {
  title: 'Storefront/Product',
  component: StoryShop,
  args: { path: '/product/x?id=2' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

const UNAVAILABLE = 'This product is not available in the selected size or quantity.';

/** PROD-2: pictures, name, price, description, tagline, colours, sizes, quantity, Add to Cart. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('region', { name: /^Photos de/ })).toBeVisible();
    await expect(canvas.getByText('Pour lui, une allure nette et sans effort.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Écru' }));
    const sizes = canvas.getByRole('group', { name: 'Taille' });
    await expect(within(sizes).getAllByRole('radio')).toHaveLength(4);
    await userEvent.click(within(sizes).getByRole('radio', { name: 'L' }));
    await expect(canvas.getByLabelText('Quantité')).toHaveAttribute('max', '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    const way = await canvas.findByRole('link', { name: 'Voir le panier' });
    await waitFor(() => expect(way).toBeVisible());
    await expect(canvas.getAllByRole('link', { name: 'Panier, 1 article' })).not.toHaveLength(0);
  },
};

/** PROD-3: on promotion the price is struck through and the discounted one shown. */
export const OnPromotion: Story = {
  args: { path: '/product/x?id=1' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading.parentElement?.querySelector('s')).toHaveTextContent(
      'Prix initial : 39,90 TND',
    );
    await expect(heading.parentElement).toHaveTextContent('31,92 TND');
  },
};

/** PROD-4, PROD-6: a sold-out size is marked, can be reached, and is refused in the specified words. */
export const SoldOutSize: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to Cart' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(UNAVAILABLE);
    await userEvent.click(canvas.getByRole('radio', { name: 'Ecru' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /^M\W+Out of stock/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(UNAVAILABLE);
  },
};

/** PROD-8: an address without an id that nothing matches says so and leads to the shop. */
export const Unknown: Story = {
  args: { path: '/product/rien' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Produit introuvable' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir la boutique' })).toHaveAttribute(
      'href',
      '/shop',
    );
  },
};

/** PROD-8: several products of one name are told apart by a choice. */
export const SeveralOfOneName: Story = {
  args: { path: '/product/chemiseenlinlavé' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { mood: 'silent' } };

export const Failing: Story = {
  args: { mood: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' }, { timeout: 20_000 });
  },
};
