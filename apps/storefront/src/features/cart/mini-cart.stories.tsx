import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryShop } from '../../story-shop.tsx';
import { buildProduct } from '../../testing/build-product.ts';

const meta = {
  title: 'Storefront/Mini-cart',
  component: StoryShop,
  args: { path: '/product/x?id=2' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Chooses the first colour and the last size, and adds them. */
async function addToCart(canvas: Canvas): Promise<HTMLElement> {
  const add = await canvas.findByRole('button', { name: 'Ajouter au panier' });
  const [color] = canvas.getAllByRole('radio');
  await userEvent.click(color ?? add);
  await userEvent.click(canvas.getAllByRole('radio').at(-1) ?? add);
  await userEvent.click(add);
  return add;
}

/** CART-1: the added variant with its image, the subtotal, and the links to the cart and the checkout. */
export const Added: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const add = await addToCart(canvas);
    const miniCart = await canvas.findByRole('region', { name: 'Ajouté au panier' });
    await waitFor(() => expect(miniCart).toBeVisible());
    // The image fades in once it has loaded.
    await waitFor(() => expect(miniCart.querySelector('img')).toBeVisible());
    const content = within(miniCart);
    await expect(content.getByText(/est dans votre panier\.$/)).toBeVisible();
    await expect(content.getByText(/^Sous-total/)).toHaveTextContent(/\d,\d\d\sTND$/);
    await expect(content.getByRole('link', { name: 'Voir le panier' })).toHaveAttribute(
      'href',
      '/cart',
    );
    await expect(content.getByRole('link', { name: 'Commander' })).toHaveAttribute(
      'href',
      '/Command',
    );
    await expect(add, 'the focus does not move').toHaveFocus();
    await userEvent.click(add);
    await waitFor(() => expect(content.getByText(/\(2\spièces\)\.$/)).toBeVisible());
  },
};

/** The close button closes it; the focus returns to Add to Cart. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const add = await addToCart(canvas);
    const miniCart = await canvas.findByRole('region', { name: 'Ajouté au panier' });
    const close = within(miniCart).getByRole('button', { name: 'Fermer' });
    close.focus();
    await userEvent.click(close);
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'Ajouté au panier' })).toBeNull(),
    );
    await expect(add).toHaveFocus();
  },
};

const LONG_NAME = 'Robe longue en lin lavé anticonstitutionnellement brodée '.repeat(3);

/** The longest name and an Arabic size on a phone: nothing overflows. */
export const Longest: Story = {
  args: {
    path: '/product/x?id=7',
    products: [
      buildProduct({
        product_name: LONG_NAME,
        product_images: [],
        colors: [
          { color_name: '#17457F', sizes: [{ size: 'مقاس واحد يناسب الجميع', quantity: 5 }] },
        ],
      }),
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await addToCart(canvas);
    const miniCart = await canvas.findByRole('region', { name: 'Ajouté au panier' });
    await waitFor(() => expect(miniCart).toBeVisible());
    await expect(miniCart.scrollWidth).toBeLessThanOrEqual(miniCart.clientWidth);
  },
};

/** PROD-6: a selection that is not available shows the error, and no mini-cart. */
export const NotOverAnError: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter au panier' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/n’est pas disponible/);
    await expect(canvas.queryByRole('region', { name: 'Ajouté au panier' })).toBeNull();
  },
};
