import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';
import { itemOf } from '../../story-items.ts';

const WAIT = { timeout: 10_000 };

const meta = {
  title: 'Back office/Products list',
  component: StoryFrame,
  args: { path: '/admin/products' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The names of the listed products. */
const NAMES = { level: 2 };

/** ADM-5: filters and sort order in the URL, applied by the page where the API server has none. */
export const Filtered: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await canvas.findAllByRole('heading', NAMES, WAIT);
    await userEvent.click(canvas.getByRole('button', { name: 'Filtres' }));
    const drawer = within(await body.findByRole('dialog', { name: 'Filtres' }));
    await userEvent.selectOptions(drawer.getByLabelText('Rayon'), 'Hommes');
    await userEvent.selectOptions(drawer.getByLabelText('Étiquette'), 'Promo');
    await drawer.findByRole('button', { name: 'Voir 6 résultats' }, WAIT);
    await userEvent.selectOptions(drawer.getByLabelText('Trier par'), 'Prix décroissant');
    await waitFor(async () => {
      const [first] = canvas.getAllByRole('heading', { ...NAMES, hidden: true });
      await expect(itemOf(first)).toHaveTextContent('83,52');
    });
    await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Stock' }), 'Épuisés');
    await userEvent.click(await drawer.findByRole('button', { name: 'Aucun résultat' }, WAIT));
    await canvas.findByRole('heading', { name: 'Aucun résultat avec ces filtres' }, WAIT);
  },
};

/** ADM-5: a button clears all filters. */
export const FiltersCleared: Story = {
  play: async (context) => {
    const { canvas } = context;
    await Filtered.play?.(context);
    const [clear] = canvas.getAllByRole('button', { name: 'Effacer les filtres' });
    if (clear) await userEvent.click(clear);
    await canvas.findByText('48 produits', {}, WAIT);
  },
};

/** From 1,024 px the products are a table, here with the lowest stock first; the browser sorts. */
export const Table: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', NAMES, WAIT);
    await expect(canvas.getByRole('columnheader', { name: /^N°/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Stock (trier)' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: /^Stock/ })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    );
    const stocks = () =>
      canvas.getAllByText(/en stock$/).map(({ textContent }) => Number.parseInt(textContent, 10));
    await waitFor(() => expect(stocks()).toEqual(stocks().toSorted((a, b) => a - b)));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Compact rows without the categories, as chosen on this device. */
export const CompactTable: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await canvas.findAllByRole('heading', NAMES, WAIT);
    await userEvent.click(canvas.getByRole('button', { name: 'Affichage' }));
    await userEvent.click(await body.findByRole('menuitemradio', { name: 'Compactes' }));
    await userEvent.click(body.getByRole('menuitemcheckbox', { name: 'Rayon, collection' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await expect(canvas.queryByRole('columnheader', { name: 'Rayon, collection' })).toBeNull();
    for (const row of canvas.getAllByRole('row').slice(1)) {
      await expect(row.offsetHeight).toBeLessThanOrEqual(48);
    }
  },
};

/** ADM-5: six per page, or more by choice, stored in the URL. */
export const MoreAPage: Story = {
  args: { path: '/admin/products?page=3&per=12' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', NAMES)).toHaveLength(12), WAIT);
    await userEvent.selectOptions(canvas.getByLabelText('Par page'), '50');
    await waitFor(() => expect(canvas.getAllByRole('heading', NAMES)).toHaveLength(48), WAIT);
    await expect(canvas.queryByRole('link', { name: 'Page 2' })).toBeNull();
  },
};

/** All products of the list selected, not only the page, and the dialog for their discount. */
export const AllInPromotion: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Sélectionner la page' }, WAIT),
    );
    const bar = within(canvas.getByRole('region', { name: 'Produits sélectionnés' }));
    await userEvent.click(
      bar.getByRole('button', { name: 'Sélectionner les 48 produits de la liste' }),
    );
    await bar.findByText('48 sélectionnés', {}, WAIT);
    await userEvent.click(bar.getByRole('button', { name: 'Mettre en promotion' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Promotion sur 48 produits' }));
    const percent = dialog.getByRole('textbox', { name: /^Remise/ });
    await userEvent.type(percent, '101{Enter}');
    await waitFor(() => expect(percent).toBeInvalid());
    await expect(dialog.getByText(/^Indiquez un pourcentage de 0 à 100/)).toBeVisible();
    await userEvent.clear(percent);
    await userEvent.type(percent, '80{Enter}');
    const question = within(await body.findByRole('alertdialog', { name: /^80.*de remise/ }));
    await expect(question.getByText(/48 produits/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Corriger' }));
    await waitFor(() => expect(percent).toHaveFocus());
    await userEvent.clear(percent);
    await userEvent.type(percent, '100{Enter}');
    const free = within(await body.findByRole('alertdialog', { name: /^Ce sera gratuit\./ }));
    await expect(free.getByText(/48 produits/)).toBeVisible();
    await userEvent.click(free.getByRole('button', { name: 'Corriger' }));
    await waitFor(() => expect(percent).toHaveFocus());
  },
};

/** ADM-5: Escape closes the stock of a product; what was typed is only left after a question. */
export const StockLeft: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const [name] = await canvas.findAllByRole('heading', NAMES, WAIT);
    const open = within(itemOf(name)).getByRole('button', { name: 'Ajuster le stock' });
    await userEvent.click(open);
    const form = { name: name?.textContent ?? '' };
    await waitFor(() => expect(canvas.getByRole('form', form)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('form', form)).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const quantity = (await canvas.findAllByRole('textbox', { name: /Saïd S$/ }))[0];
    if (!quantity) throw new Error('no quantity');
    await userEvent.type(quantity, '12{Escape}');
    await body.findByRole('alertdialog', { name: /Quitter sans enregistrer/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(quantity).toHaveFocus());
    await expect(quantity).toHaveValue('12');
    await userEvent.keyboard('{Escape}');
    const question = within(await body.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Quitter sans enregistrer' }));
    await waitFor(() => expect(canvas.queryByRole('form', form)).toBeNull());
  },
};

/** On a phone the bar of the selected products is above the navigation. */
export const Selected: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('checkbox', { name: /^Sélectionner «/ }, WAIT);
    if (first) await userEvent.click(first);
    await expect(canvas.getByRole('region', { name: 'Produits sélectionnés' })).toBeVisible();
  },
};

/** On a phone the page does not scroll when the bar of the selected products is closed. */
export const SelectionCleared: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Sélectionner «/ }, WAIT);
    const box = boxes[2];
    if (!box) throw new Error('no third product');
    await userEvent.click(box);
    const scrolled = window.scrollY;
    await userEvent.click(canvas.getByRole('button', { name: 'Tout désélectionner' }));
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).not.toBeChecked();
    await expect(window.scrollY).toBe(scrolled);
  },
};
