import { customMedia } from '@shop/ui/tokens';
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

function isPhone(): boolean {
  return window.matchMedia(customMedia['--phone']).matches;
}

/** A picture of one pixel, as a phone would hand it over. */
async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

function paste(page: Document, files: readonly File[]): void {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  page.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

/** ADM-5: six a page, with the pages of SHOP-3, each with its stock. */
export const Full: Story = {
  tags: ['full'],
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

/** ADM-5: narrowed and ordered in the address, by the page's own rules where the host has none. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', {}, WAIT);
    if (isPhone()) await userEvent.click(canvas.getByRole('button', { name: 'Filtres' }));
    await userEvent.selectOptions(canvas.getByLabelText('Rayon'), 'Hommes');
    await userEvent.selectOptions(canvas.getByLabelText('Badge'), 'Promo');
    await canvas.findByText('6 produits', {}, WAIT);
    await userEvent.selectOptions(canvas.getByLabelText('Trier par'), 'Prix décroissant');
    await waitFor(async () => {
      const [first] = canvas.getAllByRole('article');
      await expect(first).toHaveTextContent('83,52');
    });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stock' }), 'Épuisés');
    await canvas.findByRole('heading', { name: 'Rien ne correspond à ces choix.' }, WAIT);
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer les choix' }));
    await canvas.findByText('48 produits', {}, WAIT);
  },
};

/** ADM-5: six a page, or more by choice, kept in the address. */
export const MoreAPage: Story = {
  args: { path: '/admin/products?page=3&per=12' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12), WAIT);
    await userEvent.selectOptions(canvas.getByLabelText('Par page'), '48');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(48), WAIT);
    await expect(canvas.queryByRole('link', { name: 'Page 2' })).toBeNull();
  },
};

/** ADM-5: a copy is a new product: another name, its pictures, its sizes without their quantities. */
export const Duplicate: Story = {
  args: { path: '/admin/products?open=copy%3A1' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const name = await body.findByRole('textbox', { name: /^Nom du produit/ }, WAIT);
    const form = within(body.getByRole('dialog', { name: 'Copie d’un produit' }));
    await expect(name).toHaveDisplayValue(/\S \(copie\)$/);
    await expect(await form.findAllByRole('img', { name: /^Nouvelle photo/ })).toHaveLength(3);
    await expect(form.getAllByLabelText(/^Taille/)[0]).toHaveValue('S');
    await expect(form.getAllByLabelText(/^Quantité/)[0]).toHaveValue('');
    await userEvent.click(form.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/** ADM-6: pictures are pasted, looked at, ordered by keyboard and buttons, and taken out; each bad one says why. */
export const Pictures: Story = {
  args: { path: '/admin/products?open=new' },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument;
    const body = within(page.body);
    const form = within(await body.findByRole('dialog', { name: 'Nouveau produit' }, WAIT));
    paste(page, [
      await picture('bleu.png'),
      await picture('blanc.png'),
      new File(['x'], 'note.pdf', { type: 'application/pdf' }),
      new File(['x'], 'abimee.png', { type: 'image/png' }),
    ]);
    await form.findByText('note.pdf : Ce fichier n’est pas une image acceptée.');
    const names = () =>
      form.getAllByRole('img').map((image) => image.getAttribute('alt')?.split(/\s:\s/)[1]);
    await waitFor(() => expect(names()).toEqual(['bleu.png', 'blanc.png']));
    await waitFor(() => expect(form.getAllByRole('alert')).toHaveLength(2));
    const grip = form.getByRole('button', { name: 'Déplacer la photo 2 avec les flèches' });
    grip.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(names()).toEqual(['blanc.png', 'bleu.png']);
    await expect(form.getByText('Photo placée en position 1 sur 3')).toBeInTheDocument();
    await expect(grip).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'Reculer la photo 1' }));
    await expect(names()).toEqual(['bleu.png', 'blanc.png']);
    await userEvent.click(form.getByRole('button', { name: 'Retirer bleu.png' }));
    await expect(names()).toEqual(['blanc.png']);
  },
};

/** ADM-6: sizes come by the set, another colour in the sizes of the last, each colour with its two names. */
export const ColorsAndSizes: Story = {
  args: { path: '/admin/products?open=new' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const form = within(await body.findByRole('dialog', { name: 'Nouveau produit' }, WAIT));
    const first = within(form.getByRole('group', { name: /^Couleur 1/ }));
    await userEvent.selectOptions(first.getByLabelText('Couleur'), 'Bleu marine');
    await expect(first.getByText(/Bleu marine \(français\), Navy \(anglais\)/)).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'XS–XXL' }));
    await expect(first.getAllByLabelText(/^Taille/)).toHaveLength(6);
    await userEvent.click(form.getByRole('button', { name: 'Ajouter une couleur' }));
    const second = within(form.getByRole('group', { name: /^Couleur 2/ }));
    await expect(second.getAllByLabelText(/^Taille/)).toHaveLength(6);
    await userEvent.selectOptions(second.getByLabelText('Couleur'), 'Bleu marine');
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer le produit' }));
    await expect(await second.findByText('Cette valeur est déjà utilisée.')).toBeVisible();
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

/** ADM-5: an address that names a product the host has no more says so, and leads back to the list. */
export const Gone: Story = {
  args: { path: '/admin/products?page=2&open=nobody', features: ['product-read'] },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('heading', { name: 'Ce produit n’existe plus' }, WAIT);
    await expect(body.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    await userEvent.click(body.getByRole('link', { name: 'Voir tous les produits' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
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
  tags: ['failed'],
  args: { mood: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' }, WAIT)).toBeEnabled();
  },
};

export const Loading: Story = { args: { mood: 'silent' } };

/** Names and sizes as long as the host lets them be, on a phone: nothing is pushed out of the page. */
export const Longest: Story = {
  args: { mood: 'longest' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', {}, WAIT);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** ADM-5: 5,000 products are 834 pages of six. */
export const FiveThousand: Story = {
  args: { mood: 'many' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 834' }, WAIT)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};
