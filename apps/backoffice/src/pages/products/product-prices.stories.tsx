import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 10_000 };

const meta = {
  title: 'Back office/Product prices',
  component: StoryFrame,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ADM-6: more than 70 % off, or a price of 0, needs a confirmation before it is saved. */
export const UnusualPrice: Story = {
  args: { path: '/admin/products?open=1' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const form = within(await body.findByRole('dialog', { name: 'Modifier le produit' }, WAIT));
    const promo = form.getByRole('textbox', { name: /^Remise/ });
    await userEvent.clear(promo);
    await userEvent.type(promo, '85');
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer le produit' }));
    const question = within(await body.findByRole('alertdialog', { name: /^85.*de remise/ }));
    await expect(question.getByText(/5,99/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Corriger' }));
    await waitFor(() => expect(promo).toHaveFocus());
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer le produit' }));
    await userEvent.click(await body.findByRole('button', { name: 'Enregistrer ce prix' }));
    await expect(await body.findByText(/a été enregistré/, {}, WAIT)).toBeVisible();
  },
};

/** ADM-6: the badge follows the discount; the owner can choose another, with a warning. */
export const BadgeAndPromotion: Story = {
  args: { path: '/admin/products?open=new' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const form = within(await body.findByRole('dialog', { name: 'Nouveau produit' }, WAIT));
    const promo = form.getByRole('textbox', { name: /^Remise/ });
    const badge = (name: string) => form.getByRole('button', { name, pressed: true });
    await expect(badge('Sans étiquette')).toBeVisible();
    await userEvent.clear(promo);
    await userEvent.type(promo, '20');
    await expect(badge('Promo')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Sans étiquette' }));
    await form.findByText('Cette remise s’affiche sans l’étiquette Promo.');
    // Chosen by the owner, so it no longer follows.
    await userEvent.type(promo, '{Backspace}5');
    await expect(badge('Sans étiquette')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Ajouter l’étiquette' }));
    await expect(badge('Promo')).toBeVisible();
  },
};

/** ADM-6: amounts are read as people type them, and shown with two decimals. */
export const TypedAmounts: Story = {
  args: { path: '/admin/products?open=new' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const form = within(await body.findByRole('dialog', { name: 'Nouveau produit' }, WAIT));
    const price = form.getByRole('textbox', { name: /^Prix/ });
    await userEvent.type(price, '1 234,5 DT');
    await userEvent.tab();
    await expect(price).toHaveValue('1234,50');
    const promo = form.getByRole('textbox', { name: /^Remise/ });
    await userEvent.clear(promo);
    await userEvent.type(promo, '20 %');
    await expect(form.getByText(/^Prix affiché en boutique/)).toHaveTextContent('987,60 TND');
    await userEvent.tab();
    await expect(promo).toHaveValue('20,00');
  },
};
