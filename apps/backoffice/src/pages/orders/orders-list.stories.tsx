import { FEATURES, FEATURES_HEADER } from '@shop/contract/features';
import type { ApiOrder } from '@shop/contract/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fixtureOrders } from '../../../../../.storybook/order-fixtures.ts';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 15_000 };
const ID = 'K7Q29-FXM3T';
const HEADERS = { [FEATURES_HEADER]: 'status' };

const meta = {
  title: 'Back office/Commands list',
  component: StoryFrame,
  args: { path: '/admin/commands' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An API server where another device cancels the order before its status is updated here. */
function cancelledElsewhere() {
  let orders: ApiOrder[] | undefined;
  return (request: Request): Promise<Response> | undefined => {
    const { pathname } = new URL(request.url);
    if (request.method === 'PATCH') {
      orders = fixtureOrders.map((order) =>
        order.command_id === ID ? { ...order, status: 'cancelled', history: [] } : order,
      );
      const body = { error: 'bad_transition', code: 'bad_transition' };
      return Promise.resolve(Response.json(body, { status: 409, headers: HEADERS }));
    }
    if (!orders) return undefined;
    const isOne = pathname.endsWith(`/${ID}/`);
    const body = isOne
      ? orders.find((order) => order.command_id === ID)
      : orders.filter(({ status }) => status === 'new');
    const isAnswered = isOne || pathname.endsWith('/commands/list/');
    return isAnswered ? Promise.resolve(Response.json(body, { headers: HEADERS })) : undefined;
  };
}

/**
 * ADM-8: an order that was changed elsewhere leaves the tab, and a message explains that its status was
 * not changed here.
 */
export const ChangedElsewhere: Story = {
  args: {
    path: '/admin/commands?status=new',
    features: ['status'],
    intercept: cancelledElsewhere,
  },
  play: async ({ canvas }) => {
    const [confirm] = await canvas.findAllByRole('button', { name: 'Confirmer' }, WAIT);
    if (confirm) await userEvent.click(confirm);
    const alert = await canvas.findByRole('alert', {}, WAIT);
    await waitFor(() =>
      expect(alert).toHaveTextContent(
        /Commande n° K7Q29-FXM3T : elle n’est pas passée à « Confirmée »\. Entre-temps, la commande est passée à « Annulée »/,
      ),
    );
    await expect(canvas.queryByRole('heading', { name: new RegExp(ID) })).toBeNull();
    await expect(within(alert).getByRole('button', { name: 'Voir la commande' })).toBeEnabled();
  },
};

/** Refuses the pending status update. */
let refuse: () => void = () => undefined;

/** An API server that refuses a status update, but only when `refuse` is called. */
function refusedLater() {
  const rejection = Promise.withResolvers<void>();
  refuse = rejection.resolve;
  return (request: Request): Promise<Response> | undefined => {
    if (request.method !== 'PATCH') return undefined;
    const body = { error: 'internal', code: 'internal' };
    return rejection.promise.then(() => Response.json(body, { status: 500, headers: HEADERS }));
  };
}

/** F1: the details are closed before the API server refuses the change: the order in the list shows it. */
export const RefusedAfterClose: Story = {
  args: {
    path: `/admin/commands?open=${ID}`,
    features: ['status'],
    intercept: refusedLater,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const details = await body.findByRole('dialog', { name: new RegExp(ID) }, WAIT);
    await userEvent.click(await within(details).findByRole('button', { name: 'Confirmer' }, WAIT));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(details).not.toBeInTheDocument());
    refuse();
    const alert = await canvas.findByRole('alert', {}, WAIT);
    await expect(canvas.getByRole('article', { name: new RegExp(ID) })).toContainElement(alert);
    await expect(alert).toHaveTextContent(/^Le statut n’a pas changé/);
    await userEvent.click(within(alert).getByRole('button', { name: 'Fermer le message' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** F1: another order is opened beside the list, whose summaries show no errors: the page shows it. */
export const RefusedBesideOther: Story = {
  args: { features: ['status'], intercept: refusedLater },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: new RegExp(ID) }, WAIT));
    await userEvent.click(row.getByRole('button', { name: 'Confirmer' }));
    const other = within(canvas.getByRole('row', { name: /P4W8D-2HJ6R/ }));
    await userEvent.click(other.getByRole('button', { name: 'Voir le détail' }));
    await canvas.findByRole('region', { name: /P4W8D-2HJ6R/ }, WAIT);
    refuse();
    const alert = await canvas.findByRole('alert', {}, WAIT);
    await waitFor(() => expect(alert).toHaveTextContent(/K7Q29-FXM3T.*toujours/));
    await userEvent.click(within(alert).getByRole('button', { name: 'Voir la commande' }));
    const details = within(await canvas.findByRole('region', { name: new RegExp(ID) }, WAIT));
    await expect(await details.findByRole('alert', {}, WAIT)).toBeVisible();
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
};

/** F1: orders that cannot be read are counted and named, and the others are listed. */
export const Unreadable: Story = {
  args: { apiServer: 'unreadable' },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert', {}, WAIT);
    await expect(alert).toHaveTextContent('2 commandes ne peuvent pas être affichées');
    await expect(alert).toHaveTextContent('K7Q29-FXM3T');
    await expect(canvas.getByText('6 commandes')).toBeVisible();
  },
};

/** F1: the export shows how many orders are not in the file. */
export const UnreadableExported: Story = {
  args: { apiServer: 'unreadable' },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Exporter (CSV)' }, WAIT));
    const message = await body.findByText(/^6 commandes exportées/, {}, WAIT);
    await expect(message).toHaveTextContent('2 commandes illisibles ne sont pas dans le fichier.');
  },
};

/** An API server whose first order has another total than its lines and shipping. */
function wrongTotal(request: Request): Promise<Response> | undefined {
  if (!request.url.includes('/commands/list/')) return undefined;
  const [first, ...others] = fixtureOrders;
  const orders = first ? [{ ...first, total_amount: '60.00' }, ...others] : others;
  return Promise.resolve(Response.json(orders));
}

/** ADM-8: a total that is not lines + shipping is shown with both amounts. */
export const WrongTotal: Story = {
  args: { path: `/admin/commands?open=${ID}`, intercept: () => wrongTotal },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const details = within(await body.findByRole('dialog', { name: new RegExp(ID) }, WAIT));
    await expect(await details.findByRole('note')).toHaveTextContent(
      /Articles et livraison font .*, mais le total de la commande est de 60,00/,
    );
    await expect(details.getByText('Total à vérifier')).toBeVisible();
  },
};

/** ADM-8: a range of days, on an API server without dates in its query as on one with them. */
export const DateRange: Story = {
  args: { path: '/admin/commands?from=2026-11-15&to=2026-11-17' },
  play: async ({ canvas }) => {
    const chip = await canvas.findByRole(
      'button',
      { name: /^Retirer le filtre Du 15\snov\.\s2026 au 17\snov\.\s2026$/ },
      WAIT,
    );
    await expect(await canvas.findByText('3 commandes')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filtres (1)' })).toBeVisible();
    await expect(chip).toBeVisible();
  },
};

/** The filters of the list, in a drawer; each applies at once. */
export const FiltersOpen: Story = {
  args: { features: FEATURES },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Filtres' }, WAIT));
    const drawer = within(await body.findByRole('dialog', { name: 'Filtres' }));
    await userEvent.selectOptions(drawer.getByLabelText('Trier par'), 'total');
    await expect(await drawer.findByRole('button', { name: 'Voir 8 résultats' })).toBeVisible();
    await userEvent.type(drawer.getByLabelText('Du'), '2026-11-19');
    await expect(await drawer.findByRole('button', { name: 'Voir 2 résultats' })).toBeVisible();
  },
};

/** Filters that are saved on this device under a name. */
export const SavedFilters: Story = {
  args: { path: '/admin/commands?from=2026-11-15', features: FEATURES },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Enregistrer ces filtres' }, WAIT),
    );
    const dialog = within(await body.findByRole('dialog', { name: 'Enregistrer ces filtres' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expect(await dialog.findByText('Donnez un nom à ces filtres.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Nom'), 'Cette semaine');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    const saved = await canvas.findByRole('link', { name: 'Cette semaine' });
    await waitFor(() => expect(saved).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer les filtres' }));
    await expect(await canvas.findByText('8 commandes')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Cette semaine' }));
    await expect(await canvas.findByText('6 commandes')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^Supprimer «.Cette semaine.»/ }),
    ).toBeVisible();
  },
};

/** From 1,024 px: compact rows, a hidden column, and the highest total first. */
export const CompactTable: Story = {
  args: { features: FEATURES },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('link', { name: 'Total (trier)' }, WAIT));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: /^Total/ })).toHaveAttribute(
        'aria-sort',
        'descending',
      ),
    );
    const totals = () =>
      canvas
        .getAllByText(/DT$|TND$/)
        .map(({ textContent }) => Number(textContent.replace(/[^\d,]/g, '').replace(',', '.')));
    await waitFor(() => expect(totals()).toEqual(totals().toSorted((a, b) => b - a)));

    await userEvent.click(canvas.getByRole('button', { name: 'Affichage' }));
    await userEvent.click(await body.findByRole('menuitemradio', { name: 'Compactes' }));
    await userEvent.click(body.getByRole('menuitemcheckbox', { name: 'Contact' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await expect(canvas.queryByRole('columnheader', { name: 'Contact' })).toBeNull();
    for (const row of canvas.getAllByRole('row').slice(1)) {
      await expect(row.offsetHeight).toBeLessThanOrEqual(48);
    }
  },
};

/** The density and the columns of the table. */
export const TableSettings: Story = {
  args: { features: ['status'] },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Affichage' }, WAIT));
    await expect(await canvas.findByRole('menuitemradio', { name: 'Aérées' })).toBeVisible();
  },
};

/** An API server with 32 orders: more than a page. */
function threePages(request: Request): Promise<Response> | undefined {
  if (!request.url.includes('/commands/list/')) return undefined;
  const orders = Array.from({ length: 4 }, (_, batch) =>
    fixtureOrders.map((order) => ({ ...order, command_id: `${order.command_id}${batch}` })),
  );
  return Promise.resolve(Response.json(orders.flat(), { headers: HEADERS }));
}

/** The orders of all pages are selected, not only those of the page. */
export const AllSelected: Story = {
  args: { features: ['status'], intercept: () => threePages },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Sélectionner la page' }, WAIT),
    );
    const bar = within(await canvas.findByRole('region', { name: 'Commandes sélectionnées' }));
    await userEvent.click(
      bar.getByRole('button', { name: 'Sélectionner les 32 commandes de la liste' }),
    );
    await waitFor(() => expect(bar.getByText('32 sélectionnées')).toBeVisible(), WAIT);
  },
};

/** An API server with 80 orders, 20 of each customer. */
function eightyOrders(request: Request): Promise<Response> | undefined {
  if (!request.url.includes('/commands/list/')) return undefined;
  const orders = Array.from({ length: 10 }, (_, batch) =>
    fixtureOrders.map((order) => ({ ...order, command_id: `${order.command_id}${batch}` })),
  );
  return Promise.resolve(Response.json(orders.flat()));
}

/** A selection that has orders of another search does not hide the offer to select all. */
export const AllOfTwoSearches: Story = {
  args: { intercept: () => eightyOrders },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = () => within(canvas.getByRole('region', { name: 'Commandes sélectionnées' }));
    for (const [search, count] of [
      ['Sfax', 20],
      ['Nabeul', 40],
    ] as const) {
      const field = await canvas.findByRole('searchbox', {}, WAIT);
      await userEvent.clear(field);
      await userEvent.type(field, search);
      await canvas.findByText('20 commandes', {}, WAIT);
      await waitFor(() => expect(canvas.getAllByText(search).length).toBe(12), WAIT);
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner la page' }));
      await userEvent.click(
        await waitFor(() =>
          bar().getByRole('button', { name: 'Sélectionner les 20 commandes de la liste' }),
        ),
      );
      await waitFor(() => expect(bar().getByText(`${count} sélectionnées`)).toBeVisible(), WAIT);
      await expect(bar().queryByRole('button', { name: /^Sélectionner les/ })).toBeNull();
    }
  },
};

/** An API server with 30 orders: more than a page, and two that cannot be read. */
async function unreadablePages(request: Request): Promise<Response> {
  const response = await threePages(request);
  const orders: ApiOrder[] = response ? await response.json() : [];
  const damaged = orders.map((order, place) =>
    place < 2 ? { ...order, total_amount: 'sur demande' } : order,
  );
  return Response.json(damaged, { headers: HEADERS });
}

/** F1: the selection shows how many orders are not in it. */
export const UnreadableNotSelected: Story = {
  args: {
    features: ['status'],
    intercept: () => (request) =>
      request.url.includes('/commands/list/') ? unreadablePages(request) : undefined,
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Sélectionner la page' }, WAIT),
    );
    const bar = within(await canvas.findByRole('region', { name: 'Commandes sélectionnées' }));
    await userEvent.click(
      bar.getByRole('button', { name: 'Sélectionner les 30 commandes de la liste' }),
    );
    const alert = await bar.findByRole('alert', {}, WAIT);
    await expect(alert).toHaveTextContent('2 commandes illisibles ne sont pas sélectionnées.');
  },
};

/** From 1,200 px the details are beside the list. */
export const BesideList: Story = {
  args: { path: `/admin/commands?open=${ID}`, features: FEATURES },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const details = await canvas.findByRole('region', { name: /K7Q29-FXM3T/ }, WAIT);
    await expect(await within(details).findByText('Sous-total')).toBeVisible();
    await expect(body.queryByRole('dialog')).toBeNull();
    const next = canvas.getByRole('button', { name: /P4W8D-2HJ6R/ });
    await userEvent.click(next);
    const heading = await canvas.findByRole('heading', { name: /P4W8D-2HJ6R/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: /P4W8D/ })).toBeNull());
    const row = canvas.getByRole('row', { name: /P4W8D-2HJ6R/ });
    await waitFor(() =>
      expect(within(row).getByRole('button', { name: 'Voir le détail' })).toHaveFocus(),
    );
    await userEvent.click(within(row).getByRole('button', { name: 'Voir le détail' }));
    await expect(await canvas.findByRole('region', { name: /P4W8D-2HJ6R/ })).toBeVisible();
  },
};

/** A note that is typed is not lost when another order is opened. */
export const NoteKept: Story = {
  args: { path: `/admin/commands?open=${ID}`, features: ['status'] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByLabelText('Nouvelle note', {}, WAIT),
      'Rappeler demain',
    );
    await userEvent.click(canvas.getByRole('button', { name: /P4W8D-2HJ6R/ }));
    await canvas.findByRole('region', { name: /P4W8D-2HJ6R/ }, WAIT);
    await waitFor(() => expect(canvas.getByLabelText('Nouvelle note')).toHaveValue(''), WAIT);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(ID) }));
    await canvas.findByRole('region', { name: new RegExp(ID) }, WAIT);
    await waitFor(
      () => expect(canvas.getByLabelText('Nouvelle note')).toHaveValue('Rappeler demain'),
      WAIT,
    );
  },
};

/** The actions that cannot be undone, in the menu of the details. */
export const MenuOpen: Story = {
  args: { path: `/admin/commands?open=${ID}`, features: ['status'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Autres actions' }, WAIT));
    await expect(await body.findByRole('menuitem', { name: 'Supprimer' })).toBeVisible();
  },
};
