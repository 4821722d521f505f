import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fixtureProducts } from '../../../../../.storybook/product-fixtures.ts';
import { StoryShop } from '../../story-shop.tsx';

const [product] = fixtureProducts;
const [, , last = ''] = product?.product_images ?? [];
const [, second] = product?.colors ?? [];

const meta = {
  title: 'Storefront/Product/Image of a colour',
  component: StoryShop,
  args: {
    path: `/product/x?id=${product?.product_Id}`,
    products: product
      ? [{ ...product, image_colors: { [last]: second?.color_name.toLowerCase() ?? '' } }]
      : [],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** PROD-5 CART-5: the image that the owner gave a colour is shown with the colour, also in the cart. */
export const ChosenByOwner: Story = {
  play: async ({ canvas }) => {
    const thumbnail = (number: number) =>
      canvas.findByRole('button', { name: `Photo ${number} sur 3` });
    await expect(await thumbnail(1)).toHaveAttribute('aria-current', 'true');
    const colors = within(canvas.getByRole('group', { name: /^Couleur/ })).getAllByRole('radio');
    const [first, other] = colors;
    if (!first || !other) throw new Error('The colours are missing.');
    await userEvent.click(other);
    const third = await thumbnail(3);
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(canvas.getByRole('radio', { name: 'L' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    const cart = await canvas.findByRole('region', { name: 'Ajouté au panier' });
    const image = cart.querySelector('img');
    await expect(image?.src).toContain(last.split('/').at(-1));
    await userEvent.click(first);
    const start = await thumbnail(1);
    await waitFor(() => expect(start).toHaveAttribute('aria-current', 'true'));
  },
};

/** PROD-5: a colour that no image has is shown by the first image, with a text about it. */
export const OtherColorShown: Story = {
  args: {
    products: product
      ? [
          {
            ...product,
            image_colors: Object.fromEntries(
              product.product_images.map((image) => [image, product.colors[0]?.color_name ?? '']),
            ),
          },
        ]
      : [],
  },
  play: async ({ canvas }) => {
    const colors = await canvas.findByRole('group', { name: /^Couleur/ });
    await expect(canvas.queryByText('Photo d’une autre couleur')).toBeNull();
    const [, other] = within(colors).getAllByRole('radio');
    if (other) await userEvent.click(other);
    await expect(await canvas.findByText('Photo d’une autre couleur')).toBeVisible();
  },
};
