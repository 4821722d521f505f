import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 10_000 };

const meta = {
  title: 'Back office/Products',
  component: StoryFrame,
  args: { path: '/admin/products' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ADM-5: six a page, with the pages of SHOP-3, each with its stock. */
export const Full: Story = {
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article', {}, WAIT);
    await expect(cards).toHaveLength(6);
    await expect(within(cards[0] ?? document.body).getAllByText('(épuisé)')[0]).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Page 8' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Page 8' })).toHaveAttribute('aria-current', 'page'),
    );
  },
};

/** ADM-6: what is required and what must be a number is said at its field; leaving asks. */
export const NewProduct: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter un produit' }, WAIT));
    const form = within(await body.findByRole('dialog', { name: 'Nouveau produit' }, WAIT));
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer le produit' }));
    // Name, price, size and quantity.
    await waitFor(() => expect(form.getAllByText('Ce champ est obligatoire.')).toHaveLength(4));
    await userEvent.type(form.getByRole('textbox', { name: /^Prix/ }), 'cher');
    await expect(await form.findByText('Un nombre est attendu.')).toBeVisible();

    await userEvent.click(form.getByRole('button', { name: 'Annuler' }));
    const question = within(
      await body.findByRole('alertdialog', { name: /Quitter sans enregistrer/ }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Continuer la saisie' }));
    await expect(form.getByRole('textbox', { name: /^Prix/ })).toHaveValue('cher');
  },
};

/** ADM-6 ADM-7: the form of a product as it is; a save closes it and says so. */
export const EditProduct: Story = {
  args: { path: '/admin/products?open=1' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const form = within(await body.findByRole('dialog', { name: 'Modifier le produit' }, WAIT));
    await expect(await form.findByText(/^Prix affiché en boutique/, {}, WAIT)).toHaveTextContent(
      '31,92 TND',
    );
    await userEvent.click(form.getByRole('button', { name: 'Retirer la photo 1' }));
    await expect(form.getByRole('button', { name: 'Remettre la photo 1' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer le produit' }));
    await expect(await body.findByText(/a été enregistré$/, {}, WAIT)).toBeVisible();
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

export const Empty: Story = {
  args: { mood: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Aucun produit pour l’instant' }, WAIT);
  },
};

/** F1: a host that fails leaves the page standing, with a retry. */
export const Failing: Story = {
  args: { mood: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' }, WAIT)).toBeEnabled();
  },
};

export const Loading: Story = { args: { mood: 'silent' } };
