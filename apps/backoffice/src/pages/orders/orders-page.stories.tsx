import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fixtureOrders } from '../../../../../.storybook/order-fixtures.ts';
import { StoryFrame } from '../../story-frame.tsx';
import { findDetails, itemOf } from '../../story-items.ts';

const WAIT = { timeout: 15_000 };

/** The number of any listed order, which is a heading. */
const ANY_NUMBER = { level: 2, name: /^Commande n°/ };

const meta = {
  title: 'Back office/Commands',
  component: StoryFrame,
  args: { path: '/admin/commands' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ADM-8: cards with the order's number and customer. */
export const Full: Story = {
  play: async ({ canvas }) => {
    const card = itemOf(await canvas.findByRole('heading', { name: /K7Q29-FXM3T/ }, WAIT));
    await expect(card).toHaveTextContent('Amel Ben Salah');
  },
};

/** ADM-8: the details of an order. */
export const DetailsOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const card = itemOf(await canvas.findByRole('heading', { name: /K7Q29-FXM3T/ }, WAIT));
    await userEvent.click(within(card).getByRole('button', { name: 'Voir le détail' }));
    const details = await findDetails(canvasElement, /K7Q29-FXM3T/);
    await expect(details).toHaveTextContent('12, rue du Jasmin');
  },
};

/** ADM-8: an order is deleted from the menu of its card or row, after a confirmation. */
export const Deleted: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const card = itemOf(await canvas.findByRole('heading', { name: /K7Q29-FXM3T/ }, WAIT));
    await expect(card).toHaveTextContent('Amel Ben Salah');
    await expect(within(card).queryByRole('button', { name: 'Supprimer' })).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Supprimer' }));

    const question = await body.findByRole('alertdialog', {
      name: /Voulez-vous vraiment supprimer cette commande/,
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Supprimer' }));
    await expect(await body.findByText('La commande a été supprimée')).toBeVisible();
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/** API-4: without the feature `status` no status is shown or updated. */
export const Details: Story = {
  args: { path: '/admin/commands?open=M3X7Y-K8QA4' },
  play: async ({ canvasElement }) => {
    const details = await findDetails(canvasElement, /M3X7Y-K8QA4/);
    await expect(await within(details).findByText('Sous-total')).toBeVisible();
    await expect(within(details).queryByText('Statut')).toBeNull();
  },
};

/** Feature `customers`: the customer's record, with the reasons to hesitate, is beside the order. */
export const CustomerRecord: Story = {
  args: {
    path: '/admin/commands?open=K7Q29-FXM3T',
    features: ['status', 'paging', 'customers'],
  },
  play: async ({ canvasElement }) => {
    const details = within(await findDetails(canvasElement, /K7Q29-FXM3T/));
    await expect(await details.findByText('2 commandes refusées ou retournées')).toBeVisible();
    await expect(details.getByRole('link', { name: 'Ouvrir la fiche' })).toHaveAttribute(
      'href',
      '/admin/customers/1',
    );
  },
};

/** Feature `confirmation-link`: the WhatsApp message about a new order has the customer's link. */
export const ConfirmationLink: Story = {
  args: {
    path: '/admin/commands?open=K7Q29-FXM3T',
    features: ['status', 'paging', 'confirmation-link'],
  },
  play: async ({ canvasElement }) => {
    const details = within(await findDetails(canvasElement, /K7Q29-FXM3T/));
    await waitFor(
      () =>
        expect(details.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
          'href',
          expect.stringMatching(/%3A%20http%3A%2F%2Fshop\.test%2Forder%23k7q29fxm3t-[\da-z-]+$/),
        ),
      WAIT,
    );
  },
};

/** Feature `confirmation-link`: the history has what the customer did, by name. */
export const ConfirmedByLink: Story = {
  args: {
    path: '/admin/commands?open=P4W8D-2HJ6R',
    features: ['status', 'paging', 'confirmation-link'],
  },
  play: async ({ canvasElement }) => {
    const details = within(await findDetails(canvasElement, /P4W8D-2HJ6R/));
    const entry = await details.findByText('Confirmée par le client, avec son lien.', {}, WAIT);
    await expect(entry.closest('li')).toHaveTextContent('Mohamed Aziz Trabelsi');
    await expect(details.getByText(/M → L/)).toBeVisible();
  },
};

/** Feature `confirmation`: after a wrong number, the order shows how it is called again. */
export const WrongNumber: Story = {
  args: {
    path: '/admin/commands?open=K7Q29-FXM3T',
    features: ['status', 'paging', 'confirmation'],
    intercept: () => (request) => {
      const order = fixtureOrders.find(({ command_id: id }) => id === 'K7Q29-FXM3T');
      const isRead = request.method === 'GET' && request.url.endsWith('commands/K7Q29-FXM3T/');
      const call = { at: '2026-11-20T09:15:00.000Z', by: 'owner', cause: 'wrong_number' };
      return isRead
        ? Promise.resolve(
            Response.json(
              { ...order, history: [call] },
              { headers: { 'Shop-Features': 'status paging confirmation' } },
            ),
          )
        : undefined;
    },
  },
  play: async ({ canvasElement }) => {
    const details = within(await findDetails(canvasElement, /K7Q29-FXM3T/));
    await expect(
      await details.findByText(/^Le dernier appel a donné un faux numéro/),
    ).toBeVisible();
  },
};

/** ADM-8: an order that no longer exists has a notice with a link to the orders. */
export const NotFound: Story = {
  args: { path: '/admin/commands?search=gharbi&open=AAAAA-AAAAA', features: ['status'] },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('heading', { name: 'Cette commande n’existe plus' }, WAIT);
    await expect(body.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  },
};

/** ADM-8: that link leads to all orders, without the search. */
export const AllFromNotFound: Story = {
  ...NotFound,
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const body = within(canvasElement.ownerDocument.body);
    await NotFound.play?.(context);
    await userEvent.click(body.getByRole('link', { name: 'Voir toutes les commandes' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('searchbox', { name: 'Rechercher' })).toHaveValue(''),
    );
  },
};

/**
 * ADM-8 with the feature `status`: tabs with counts, and the usual transition on the card.
 */
export const WithStatuses: Story = {
  tags: ['full'],
  args: { features: ['status'] },
  play: async ({ canvas }) => {
    const tabs = await canvas.findByRole('navigation', { name: 'Commandes par statut' }, WAIT);
    await waitFor(() => expect(tabs).toHaveTextContent(/Nouvelles\s*\d/), WAIT);
    const card = itemOf(await canvas.findByRole('heading', { name: /K7Q29-FXM3T/ }, WAIT));
    await expect(within(card).getByRole('button', { name: 'Confirmer' })).toBeEnabled();
    await expect(within(card).queryByRole('button', { name: 'Annuler la commande' })).toBeNull();
  },
};

/** ADM-8 with the feature `status`: the dialog has all transitions; cancelling needs a confirmation. */
export const CancelQuestion: Story = {
  args: { features: ['status'] },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const card = itemOf(await canvas.findByRole('heading', { name: /K7Q29-FXM3T/ }, WAIT));
    await userEvent.click(within(card).getByRole('button', { name: 'Voir le détail' }));
    const details = await findDetails(canvasElement, /K7Q29-FXM3T/);
    await userEvent.click(within(details).getByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Annuler la commande' }));
    await expect(
      await body.findByRole('alertdialog', { name: /Voulez-vous vraiment annuler/ }),
    ).toHaveTextContent('reviendront en stock');
  },
};

/** An API server that does not respond to a note; its orders have no history, in which the note could be found. */
function losesNote() {
  return ({ method }: Request): Promise<Response> | undefined =>
    method === 'PATCH' ? Promise.reject(new TypeError('Failed to fetch')) : undefined;
}

/** F2: a note whose outcome is unknown is not called failed; its text is in the field again. */
export const NoteUnknown: Story = {
  args: {
    path: '/admin/commands?open=M3X7Y-K8QA4',
    features: ['status', 'idempotent-creates'],
    intercept: losesNote,
  },
  play: async ({ canvasElement }) => {
    const details = within(await findDetails(canvasElement, /M3X7Y-K8QA4/));
    const note = await details.findByLabelText(/^Nouvelle note/, {}, WAIT);
    await userEvent.type(note, 'Rappeler demain');
    await userEvent.click(details.getByRole('button', { name: 'Ajouter la note' }));
    await expect(
      await details.findByText(/^Impossible de savoir pour l’instant/, {}, WAIT),
    ).toBeVisible();
    await expect(note).toHaveValue('Rappeler demain');
  },
};

/** An API server that fails once the list is shown. */
function failedExport() {
  let count = 0;
  return (request: Request): Promise<Response> | undefined => {
    if (!request.url.includes('/commands/list/')) return undefined;
    count += 1;
    return count > 1
      ? Promise.resolve(Response.json({ error: 'internal' }, { status: 500 }))
      : undefined;
  };
}

/** From 1,024 px the orders are a table, with the contents and names of the cards. */
export const Table: Story = {
  args: { features: ['status'] },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /K7Q29-FXM3T/ }, WAIT);
    const table = canvas.getByRole('table', { name: 'Commandes' });
    await expect(within(table).getByRole('columnheader', { name: /^Statut/ })).toBeVisible();
    await expect(row).toHaveTextContent(/Amel Ben Salah.*La Marsa.*Nouvelle.*À encaisser/);
    await expect(within(row).getByRole('link', { name: 'Appeler' })).toHaveAttribute(
      'href',
      'tel:+21620123450',
    );
    for (const name of ['Confirmer', 'Voir le détail', 'Autres actions']) {
      await expect(within(row).getByRole('button', { name })).toBeEnabled();
    }
    await expect(within(row).queryByRole('button', { name: 'Supprimer' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** F1: a failed export shows its error beside the list, also where the orders are a table. */
export const ExportFailed: Story = {
  args: { features: ['status', 'paging'], intercept: failedExport },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /K7Q29-FXM3T/ }, WAIT);
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter (CSV)' }));
    const message = await canvas.findByText(/^Le fichier n’a pas pu être préparé/, {}, WAIT);
    await expect(message).toBeVisible();
  },
};

/** A refused status is a line of the table's full width, below its order. */
export const StatusRefused: Story = {
  ...Table,
  args: {
    features: ['status'],
    intercept: () => (request) =>
      request.method === 'PATCH'
        ? Promise.resolve(Response.json({ error: 'internal' }, { status: 500 }))
        : undefined,
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /K7Q29-FXM3T/ }, WAIT);
    await userEvent.click(within(row).getByRole('button', { name: 'Confirmer' }));
    const alert = await canvas.findByRole('alert', {}, WAIT);
    await expect(row.nextElementSibling).toContainElement(alert);
    const table = canvas.getByRole('table', { name: 'Commandes' });
    await expect(alert.offsetWidth).toBeGreaterThan(table.offsetWidth * 0.9);
  },
};

/** The checkbox in the head selects the page. */
export const PageSelected: Story = {
  ...Table,
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /K7Q29-FXM3T/ }, WAIT);
    const table = canvas.getByRole('table', { name: 'Commandes' });
    await userEvent.click(within(table).getByRole('checkbox', { name: 'Sélectionner la page' }));
    await expect(
      await canvas.findByRole('region', { name: 'Commandes sélectionnées' }),
    ).toHaveTextContent('8 sélectionnées');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Selected orders are updated together, by the transitions that all of them have. */
export const Selected: Story = {
  args: { features: ['status'] },
  play: async ({ canvas }) => {
    for (const id of ['K7Q29-FXM3T', 'P4W8D-2HJ6R']) {
      await userEvent.click(
        await canvas.findByRole('checkbox', { name: new RegExp(`Sélectionner.*${id}`) }, WAIT),
      );
    }
    const bar = await canvas.findByRole('region', { name: 'Commandes sélectionnées' });
    await expect(bar).toHaveTextContent('2 sélectionnées');
    await expect(within(bar).getByRole('button', { name: 'Annuler les commandes' })).toBeVisible();
    await expect(within(bar).queryByRole('button', { name: 'Confirmer' })).toBeNull();
  },
};

/** The question before several orders are cancelled is about all of them. */
export const CancelSelected: Story = {
  ...Selected,
  play: async (context) => {
    await Selected.play?.(context);
    const body = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(body.getByRole('button', { name: 'Annuler les commandes' }));
    await expect(await body.findByRole('alertdialog')).toHaveTextContent(
      /annuler 2 commandes.*Leurs articles reviendront en stock/,
    );
  },
};

/** The bar of the selected orders has a button that deselects them. */
export const Deselected: Story = {
  ...Selected,
  play: async (context) => {
    const { canvas } = context;
    await Selected.play?.(context);
    const bar = await canvas.findByRole('region', { name: 'Commandes sélectionnées' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Tout désélectionner' }));
    await expect(canvas.queryByRole('region', { name: 'Commandes sélectionnées' })).toBeNull();
  },
};

/** API-4: without server search the page searches. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', ANY_NUMBER, WAIT);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher' }), 'gharbi');
    await waitFor(() => expect(canvas.getAllByRole('heading', ANY_NUMBER)).toHaveLength(2));
  },
};

/** Without a match the page shows a text about it. */
export const NothingFound: Story = {
  play: async (context) => {
    const { canvas } = context;
    await Searched.play?.(context);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher' }), 'zz');
    await expect(await canvas.findByText(/Rien ne correspond/)).toBeVisible();
    const clear = canvas.getAllByRole('button', { name: 'Effacer la recherche' });
    await expect(clear).toHaveLength(2);
    await expect(clear[1]).toBeVisible();
  },
};

/** O17: the number of orders to check, and the reason of one in its details, with the button that releases it. */
export const ToCheck: Story = {
  args: {
    path: '/admin/commands?open=K7Q29-FXM3T',
    features: ['status', 'paging', 'quarantine'],
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(
      await body.findByText('1 commande à vérifier avant de la confirmer', {}, WAIT),
    ).toBeInTheDocument();
    const details = await findDetails(canvasElement, /K7Q29-FXM3T/);
    await expect(details).toHaveTextContent('il a écrit dans un champ invisible');
    await expect(
      within(details).getByRole('button', { name: 'Ce n’est pas un indésirable' }),
    ).toBeEnabled();
  },
};

export const Empty: Story = {
  args: { apiServer: 'empty' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Aucune commande pour l’instant' }, WAIT),
    ).toBeVisible();
  },
};

/** F1: after a failed request the page has a retry. */
export const Failing: Story = {
  tags: ['failed'],
  args: { apiServer: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, WAIT)).toHaveTextContent(
      'Cette liste n’a pas pu être chargée',
    );
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  },
};

export const Loading: Story = {
  args: { apiServer: 'silent' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement…', {}, WAIT)).toBeInTheDocument();
  },
};

/** Names and addresses of the maximum length on a phone: nothing overflows. */
export const Longest: Story = {
  args: { apiServer: 'longest' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', ANY_NUMBER, WAIT);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** 5,000 orders, one page at a time. */
export const FiveThousand: Story = {
  args: { path: '/admin/commands?per=12', apiServer: 'many' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', ANY_NUMBER, WAIT);
    await expect(canvas.getAllByRole('heading', ANY_NUMBER).length).toBeLessThanOrEqual(50);
  },
};
