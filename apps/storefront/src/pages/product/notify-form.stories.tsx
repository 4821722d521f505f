import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryShop } from '../../story-shop.tsx';
import { buildProduct } from '../../testing/build-product.ts';

const PRODUCT = buildProduct({
  product_images: [],
  colors: [
    {
      color_name: '#17457F',
      sizes: [
        { size: 'S', quantity: 3 },
        { size: 'M', quantity: 0 },
      ],
    },
  ],
});

const meta = {
  title: 'Storefront/Product back in stock',
  component: StoryShop,
  args: { path: '/product/x?id=7' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The selected size is sold out: a form requests a notice when it is in stock again. A number in Arabic digits is
 * understood.
 */
export const NotifyMe: Story = {
  args: { products: [PRODUCT] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^M/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Prévenez-moi' }));
    const form = within(await canvas.findByRole('form', { name: 'Prévenez-moi' }));
    const labels = [/^Téléphone/, 'Nom', 'E-mail'].map((label) => form.getByLabelText(label));
    await expect(labels).toEqual(form.getAllByRole('textbox'));
    await expect(form.getByLabelText('E-mail')).toHaveAccessibleDescription(
      /enregistre chaque demande avec un e-mail/,
    );
    await userEvent.type(form.getByLabelText(/^Téléphone/), '٩٨ ٧٦٥ ٤٣٢');
    await userEvent.type(form.getByLabelText('Nom'), 'Amira');
    await expect(form.getByLabelText(/^Téléphone/)).toHaveValue('+216 98 765 432');
    await userEvent.type(form.getByLabelText('E-mail'), 'amira');
    await userEvent.click(form.getByRole('button', { name: 'Me prévenir' }));
    await waitFor(() => expect(form.getByText('Saisissez un e-mail valide')).toBeVisible());
  },
};

async function askForNotice(canvas: ReturnType<typeof within>) {
  await userEvent.type(canvas.getByLabelText('E-mail'), '@exemple.tn');
  await userEvent.click(canvas.getByRole('button', { name: 'Me prévenir' }));
}

/** The message is stored: a thank-you replaces the form. */
export const NotifyMeSent: Story = {
  args: { ...NotifyMe.args, postResponse: Response.json({ id: '1' }, { status: 201 }) },
  play: async (context) => {
    const { canvas } = context;
    await NotifyMe.play?.(context);
    await askForNotice(canvas);
    await waitFor(() => expect(canvas.getByText(/^C’est noté/)).toHaveFocus());
    await expect(canvas.queryByRole('form', { name: 'Prévenez-moi' })).toBeNull();
  },
};

/** CON-4: a failed message is an error; nothing typed is lost, also when another size is selected meanwhile. */
export const NotifyMeFailed: Story = {
  args: { ...NotifyMe.args, postResponse: 'failing' },
  play: async (context) => {
    const { canvas } = context;
    await NotifyMe.play?.(context);
    await askForNotice(canvas);
    await waitFor(
      () => expect(canvas.getByText(/^Votre demande n’a pas pu être envoyée/)).toBeVisible(),
      { timeout: 20_000 },
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'S' }));
    await expect(canvas.queryByRole('form', { name: 'Prévenez-moi' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /^M/ }));
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('amira@exemple.tn');
  },
};

/** On a phone, the bar leads to the form while the selected size is sold out, and adds to the cart for another size. */
export const Phone: Story = {
  args: { products: [PRODUCT] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^M/ }));
    const notify = canvas.getAllByRole('button', { name: 'Prévenez-moi' });
    await expect(notify, 'in the bar and in the section').toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    if (notify[0]) await userEvent.click(notify[0]);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Prévenez-moi' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: 'S' }));
    await expect(canvas.getAllByRole('button', { name: 'Ajouter au panier' })).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Prévenez-moi' })).toBeNull();
  },
};
