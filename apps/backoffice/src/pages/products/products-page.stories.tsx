import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';
import { itemOf } from '../../story-items.ts';
import { createImageFile, paste, PNG_SIGNATURE } from './testing/image-files.ts';

const WAIT = { timeout: 10_000 };

const meta = {
  title: 'Back office/Products',
  component: StoryFrame,
  args: { path: '/admin/products' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The names of the listed products. */
const NAMES = { level: 2 };

/** ADM-5: six per page, the newest first, with the pagination of SHOP-3, each with its stock. */
export const Full: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    const names = await canvas.findAllByRole('heading', NAMES, WAIT);
    await expect(names).toHaveLength(6);
    await expect(names[0]).toHaveTextContent('Blouse brodée de Nabeul 48');
    await expect(itemOf(names[0])).toHaveTextContent(/épuisée?/);
  },
};

/** ADM-5: the last of eight pages. */
export const LastPage: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', NAMES, WAIT);
    await userEvent.click(canvas.getByRole('link', { name: 'Page 8' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Page 8' })).toHaveAttribute('aria-current', 'page'),
    );
  },
};

/** ADM-5: the rare actions on a product are in its menu: a link to it in the shop, duplicate, delete. */
export const MenuOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const [name] = await canvas.findAllByRole('heading', NAMES, WAIT);
    const item = within(itemOf(name));
    await expect(item.queryByRole('button', { name: 'Supprimer' })).toBeNull();
    await userEvent.click(item.getByRole('button', { name: 'Autres actions' }));
    const link = await body.findByRole('menuitem', { name: 'Voir dans la boutique' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^http:\/\/shop\.test\/product\//),
    );
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(body.getByRole('menuitem', { name: 'Supprimer' })).toBeVisible();
  },
};

/** ADM-5: a duplicate is a new product: another name, the images, the sizes without quantities. */
export const Duplicate: Story = {
  args: { path: '/admin/products?open=copy%3A1' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const name = await body.findByRole('textbox', { name: /^Nom du produit/ }, WAIT);
    const form = within(body.getByRole('dialog', { name: 'Copie d’un produit' }));
    await expect(name).toHaveDisplayValue(/\S \(copie\)$/);
    await expect(await form.findAllByRole('img', { name: /^Nouvelle photo/ })).toHaveLength(3);
    await expect(form.getByRole('textbox', { name: /^Quantité Bleu Sidi Bou Saïd S/ })).toHaveValue(
      '',
    );
  },
};

/** ADM-5: an untouched duplicate is left without a question. */
export const DuplicateCancelled: Story = {
  ...Duplicate,
  play: async (context) => {
    const body = within(context.canvasElement.ownerDocument.body);
    await Duplicate.play?.(context);
    await userEvent.click(body.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/**
 * ADM-6: images are pasted, previewed, reordered by keyboard and buttons, and removed. A file that is no
 * image, or is damaged, is rejected with its name.
 */
export const Images: Story = {
  args: { path: '/admin/products?open=new' },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument;
    const body = within(page.body);
    const form = within(await body.findByRole('dialog', { name: 'Nouveau produit' }, WAIT));
    paste(page, [
      await createImageFile('bleu.png'),
      await createImageFile('blanc.png'),
      new File(['x'], 'note.pdf', { type: 'application/pdf' }),
      new File(['x'], 'abimee.png', { type: 'image/png' }),
      new File([PNG_SIGNATURE], 'tronquee.png', { type: 'image/png' }),
    ]);
    for (const name of ['note.pdf', 'abimee.png', 'tronquee.png']) {
      await form.findByText(`${name} : ce fichier n’est pas une image acceptée.`, {}, WAIT);
    }
    const names = () =>
      form.getAllByRole('img').map((image) => image.getAttribute('alt')?.split(/\s:\s/)[1]);
    await waitFor(() => expect(names()).toEqual(['bleu.png', 'blanc.png']), WAIT);
    await waitFor(() => expect(form.getAllByRole('alert')).toHaveLength(3));
    const handle = form.getByRole('button', { name: 'Déplacer la photo 2' });
    handle.focus();
    await userEvent.keyboard(' ');
    await form.findByText('Photo 2 prête à être déplacée');
    await userEvent.keyboard('{ArrowLeft}');
    await form.findByText('Position 1 sur 2');
    await userEvent.keyboard('{Escape}');
    await form.findByText('Déplacement annulé');
    await expect(names()).toEqual(['bleu.png', 'blanc.png']);
    await userEvent.keyboard(' ');
    await form.findByText('Photo 2 prête à être déplacée');
    await userEvent.keyboard('{ArrowLeft}');
    await form.findByText('Position 1 sur 2');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(names()).toEqual(['blanc.png', 'bleu.png']));
    await form.findByText('Photo placée en position 1 sur 2');
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Déplacer la photo 1' })).toHaveFocus(),
    );
    await userEvent.click(form.getByRole('button', { name: 'Reculer la photo 1' }));
    await expect(names()).toEqual(['bleu.png', 'blanc.png']);
    await userEvent.click(form.getByRole('button', { name: 'Retirer bleu.png' }));
    await expect(names()).toEqual(['blanc.png']);
  },
};

/**
 * ADM-6: colours by name with swatches, a set of sizes for all of them, one quantity for a row, and a
 * colour that does not have a size.
 */
export const ColorsAndSizes: Story = {
  args: { path: '/admin/products?open=new' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const form = within(await body.findByRole('dialog', { name: 'Nouveau produit' }, WAIT));
    await userEvent.click(form.getByRole('button', { name: 'XS–XXL' }));
    const colors = form.getByRole('combobox', { name: /^Couleurs/ });
    await userEvent.type(colors, 'marine');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(colors, 'ecru');
    await userEvent.keyboard('{Enter}{Escape}');
    const navy = within(form.getByRole('group', { name: 'Bleu marine' }));
    const ecru = within(form.getByRole('group', { name: 'Écru' }));
    await userEvent.type(navy.getByRole('textbox', { name: 'Toutes Bleu marine' }), '4');
    const quantities = () => navy.getAllByRole('textbox', { name: /^Quantité/ });
    for (const quantity of quantities()) await expect(quantity).toHaveValue('4');
    await expect(quantities()).toHaveLength(6);
    const xs = ecru.getByRole('textbox', { name: /^Quantité Écru XS/ });
    await userEvent.type(xs, '2{Enter}');
    await waitFor(() =>
      expect(ecru.getByRole('textbox', { name: /^Quantité Écru S/ })).toHaveFocus(),
    );
    await userEvent.clear(xs);
    await userEvent.tab();
    await userEvent.click(await ecru.findByRole('button', { name: 'Retirer Écru en XS' }));
    await expect(ecru.getByRole('button', { name: 'Ajouter Écru en XS' })).toBeVisible();
    await expect(quantities()).toHaveLength(6);
  },
};

/** ADM-6: the bar of sections goes to each of them, by pointer and keyboard. */
export const Sections: Story = {
  args: { path: '/admin/products?open=1' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const bar = within(
      await body.findByRole('navigation', { name: 'Parties du formulaire' }, WAIT),
    );
    await userEvent.click(bar.getByRole('button', { name: 'Stock' }));
    await waitFor(() =>
      expect(body.getByRole('heading', { name: 'Couleurs, tailles et stock' })).toHaveFocus(),
    );
    await expect(bar.getByRole('button', { name: 'Photos' })).toBeVisible();
  },
};

/** ADM-5: the stock of a product is edited in the list: buttons, typed, one quantity for a row. */
export const StockEditing: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const [name] = await canvas.findAllByRole('heading', NAMES, WAIT);
    const item = within(itemOf(name));
    await userEvent.click(item.getByRole('button', { name: 'Ajuster le stock' }));
    const editor = within(await canvas.findByRole('form', { name: name?.textContent ?? '' }));
    const [row] = editor.getAllByRole('group');
    if (!row) throw new Error('no colour');
    await userEvent.click(
      within(row).getByRole('button', { name: 'Ajouter un Bleu Sidi Bou Saïd S' }),
    );
    await expect(within(row).getByRole('textbox', { name: /Saïd S$/ })).toHaveValue('6');
    await userEvent.type(within(row).getByRole('textbox', { name: /^Même quantité partout/ }), '9');
    await expect(within(row).getByRole('textbox', { name: /Saïd S$/ })).toHaveValue('9');
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
    const question = within(
      await body.findByRole('alertdialog', { name: /Quitter sans enregistrer/ }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Continuer la saisie' }));
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(editor.getByRole('button', { name: 'Enregistrer le stock' }));
    await expect(await body.findByText(/a été enregistré/, {}, WAIT)).toBeVisible();
    await waitFor(() =>
      expect(item.getByRole('button', { name: 'Ajuster le stock' })).toHaveFocus(),
    );
  },
};

/** O13: only the quantity that an order changed meanwhile is marked and focused, with both numbers. */
export const StockConflict: Story = {
  args: {
    path: '/admin/products?open=1',
    apiServer: 'restocked',
    features: ['stock-merge', 'product-conflict'],
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const form = within(await body.findByRole('dialog', { name: 'Modifier le produit' }, WAIT));
    const quantity = form.getByRole('textbox', { name: /^Quantité Bleu Sidi Bou Saïd S/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '1');
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer le produit' }));
    await form.findByText(
      'Bleu Sidi Bou Saïd S : vous avez saisi 1, le stock est maintenant de 3.',
      { normalizer: (text) => text.replaceAll('\u00A0', ' ') },
      WAIT,
    );
    await waitFor(() => expect(quantity).toHaveFocus());
    await expect(quantity).toHaveValue('1');
    await expect(quantity).toHaveAccessibleDescription(/3$/);
    await expect(
      canvasElement.ownerDocument.querySelectorAll('[aria-invalid="true"]'),
    ).toHaveLength(1);
  },
};

/** O13: in the list too, the quantity that an order changed meanwhile is marked and focused. */
export const StockConflictInList: Story = {
  args: { apiServer: 'restocked', features: ['stock-merge', 'product-conflict'] },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('heading', NAMES, WAIT);
    const item = within(itemOf(name));
    await userEvent.click(item.getByRole('button', { name: 'Ajuster le stock' }));
    const editor = within(await canvas.findByRole('form', { name: name?.textContent ?? '' }));
    const quantity = editor.getByRole('textbox', { name: 'Bleu Sidi Bou Saïd S' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '1');
    await userEvent.click(editor.getByRole('button', { name: 'Enregistrer le stock' }));
    const alert = await editor.findByRole('alert', {}, WAIT);
    await expect(alert).toHaveTextContent(/n’a pas été enregistré\s: il a changé entre-temps/);
    await expect(alert).toHaveTextContent(/vous avez saisi 1, le stock est maintenant de 3/);
    await expect(alert).toHaveTextContent(/vos quantités remplaceront le stock actuel/);
    await expect(editor.getAllByRole('alert')).toHaveLength(1);
    await waitFor(() => expect(quantity).toHaveFocus());
    await expect(quantity).toHaveValue('1');
  },
};

/** ADM-7: two people saved one product: the second sees both values of each field, and chooses. */
export const ProductConflict: Story = {
  args: {
    path: '/admin/products?open=1',
    apiServer: 'repriced',
    features: ['stock-merge', 'product-conflict'],
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const form = within(await body.findByRole('dialog', { name: 'Modifier le produit' }, WAIT));
    const price = form.getByRole('textbox', { name: /^Prix/ });
    await userEvent.clear(price);
    await userEvent.type(price, '42');
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer le produit' }));
    const choice = within(await form.findByRole('radiogroup', { name: /^Prix/ }, WAIT));
    await expect(choice.getByRole('radio', { name: /42,00/ })).toBeChecked();
    // The owner did not touch it, so the saved value is chosen.
    const popular = within(form.getByRole('radiogroup', { name: /populaires/ }));
    await expect(popular.getByRole('radio', { name: /Maintenant en boutique.*Non/ })).toBeChecked();
    await expect(form.getByRole('switch')).not.toBeChecked();
    await userEvent.click(choice.getByRole('radio', { name: /45,00/ }));
    await expect(price).toHaveValue('45,00');
  },
};

/** ADM-6: required and numeric fields show their errors; leaving needs a confirmation. */
export const NewProduct: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter un produit' }, WAIT));
    const form = within(await body.findByRole('dialog', { name: 'Nouveau produit' }, WAIT));
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer le produit' }));
    // Name, price, sizes and colours.
    await waitFor(() => expect(form.getAllByText('Ce champ est obligatoire.')).toHaveLength(4));
    await userEvent.type(form.getByRole('textbox', { name: /^Prix/ }), 'cher');
    await expect(await form.findByText('Saisissez un nombre.')).toBeVisible();

    await userEvent.click(form.getByRole('button', { name: 'Annuler' }));
    const question = within(
      await body.findByRole('alertdialog', { name: /Quitter sans enregistrer/ }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Continuer la saisie' }));
    await expect(await form.findByRole('textbox', { name: /^Prix/ })).toHaveValue('cher');
  },
};

/** ADM-6 ADM-7: the form of an existing product. */
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
  },
};

/** ADM-7: a save closes the form and shows a message. */
export const ProductSaved: Story = {
  ...EditProduct,
  play: async (context) => {
    const body = within(context.canvasElement.ownerDocument.body);
    await EditProduct.play?.(context);
    const form = within(body.getByRole('dialog', { name: 'Modifier le produit' }));
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer le produit' }));
    await expect(await body.findByText(/a été enregistré/, {}, WAIT)).toBeVisible();
    await expect(body.getByRole('link', { name: 'Voir dans la boutique' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/product\/.*\?id=1$/),
    );
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/** ADM-5: the URL of a product that no longer exists has a notice with a link to the list. */
export const NotFound: Story = {
  args: { path: '/admin/products?page=2&open=nobody', features: ['product-read'] },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('heading', { name: 'Ce produit n’existe plus' }, WAIT);
    await expect(body.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  },
};

/** ADM-5: that link leads to the first page of all products. */
export const AllFromNotFound: Story = {
  ...NotFound,
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const body = within(canvasElement.ownerDocument.body);
    await NotFound.play?.(context);
    await userEvent.click(body.getByRole('link', { name: 'Voir tous les produits' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** F1: products that cannot be read are counted and named, and the others are listed. */
export const Unreadable: Story = {
  args: { apiServer: 'unreadable' },
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole('alert', {}, WAIT));
    await expect(alert.getByText('2 produits ne peuvent pas être affichés')).toBeVisible();
    await expect(
      alert.getByText(/Robe portefeuille Jasmin de nuit.* et .*Couffin en palme tressée/),
    ).toBeVisible();
    await expect(canvas.getAllByRole('heading', NAMES)).toHaveLength(6);
    await expect(canvas.getByText('46 produits')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { apiServer: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Aucun produit pour l’instant' }, WAIT);
  },
};

/** F1: after a failed request the page has a retry. */
export const Failing: Story = {
  tags: ['failed'],
  args: { apiServer: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' }, WAIT)).toBeEnabled();
  },
};

export const Loading: Story = { args: { apiServer: 'silent' } };

/** Names and sizes of the maximum length on a phone: nothing overflows. */
export const Longest: Story = {
  args: { apiServer: 'longest' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', NAMES, WAIT);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** ADM-5: 5,000 products are 834 pages of six. */
export const FiveThousand: Story = {
  args: { apiServer: 'many' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 834' }, WAIT)).toBeVisible();
    await expect(canvas.getAllByRole('heading', NAMES)).toHaveLength(6);
  },
};
