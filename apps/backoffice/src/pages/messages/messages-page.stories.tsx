import { FEATURES, FEATURES_HEADER } from '@shop/contract/features';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';
import { findDetails, itemOf } from '../../story-items.ts';

const WAIT = { timeout: 10_000 };

/** The listed requests for a return: each type is a heading. */
const RETURN = { level: 2, name: 'Demande de retour' };

const meta = {
  title: 'Back office/Contacts',
  component: StoryFrame,
  args: { path: '/admin/contacts' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ADM-9: cards by type with id, customer and e-mail, or rows of a table in a wide window. */
export const Full: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    const [heading] = await canvas.findAllByRole('heading', RETURN, WAIT);
    const first = within(itemOf(heading));
    await expect(first.getByText('N° 1')).toBeVisible();
    await expect(first.getByText('amel.bensalah@exemple.tn')).toBeVisible();
    await expect(first.getByRole('button', { name: 'Voir le détail' })).toBeVisible();
  },
};

/** ADM-9: the details of a message, and its deletion after a confirmation. */
export const Deleted: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const [heading] = await canvas.findAllByRole('heading', RETURN, WAIT);
    const first = within(itemOf(heading));
    await expect(first.getByText('amel.bensalah@exemple.tn')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Voir le détail' }));
    const details = within(await findDetails(canvasElement, /Demande de retour/));
    await expect(details.getByRole('link', { name: /K7Q29-FXM3T/ })).toHaveAttribute(
      'href',
      '/admin/commands?open=K7Q29-FXM3T',
    );
    await userEvent.click(details.getByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await details.findByRole('menuitem', { name: 'Supprimer' }));
    const question = within(
      await body.findByRole('alertdialog', {
        name: /Voulez-vous vraiment supprimer ce message/,
      }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await expect(await body.findByText('Le message a été supprimé', {}, WAIT)).toBeVisible();
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/**
 * ADM-9: with the feature `message-status` a message is marked as answered; the reply is an e-mail
 * link.
 */
export const MarkedAsAnswered: Story = {
  args: { path: '/admin/contacts?open=1', features: ['message-status'] },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const details = within(await findDetails(canvasElement, /Demande de retour/));
    await expect(details.getByRole('link', { name: 'Répondre par e-mail' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:amel\.bensalah%40exemple\.tn\?subject=Votre%20commande/),
    );
    await userEvent.click(details.getByRole('button', { name: 'Marquer comme traité' }));
    await expect(
      await body.findByText('Le message est marqué comme traité', {}, WAIT),
    ).toBeVisible();
  },
};

/** A long message; a page that is not the API server's answers the mark. */
function longMessage(request: Request): Promise<Response> | undefined {
  if (request.method === 'PATCH') {
    const headers = { 'content-type': 'text/html' };
    return Promise.resolve(new Response('<!doctype html><title>Wi-Fi</title>', { headers }));
  }
  if (!request.url.includes('/queries/list/')) return undefined;
  const message = 'Je voudrais échanger ma commande. '.repeat(40).trim();
  const contact = { client_name: 'Amel', email: 'amel@exemple.tn', command_id: null };
  const query = { id: 1, ...contact, query_type: 'information', message, answered: false };
  return Promise.resolve(
    Response.json([query], { headers: { [FEATURES_HEADER]: 'message-status' } }),
  );
}

/** F1: the details scroll to the reason why a long message was not marked. */
export const MarkFailed: Story = {
  args: {
    path: '/admin/contacts?open=1',
    features: ['message-status'],
    intercept: () => longMessage,
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const name = 'Demande d’information';
    const details = await canvas.findByRole('region', { name }, WAIT);
    await userEvent.click(within(details).getByRole('button', { name: 'Marquer comme traité' }));
    const alert = await within(details).findByRole('alert', {}, WAIT);
    await expect(alert).toHaveTextContent(/^Le message n’a pas pu être marqué/);
    await waitFor(() =>
      expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        details.getBoundingClientRect().bottom,
      ),
    );
  },
};

/** The messages of the page selected, marked as answered at once, and back by Undo (`message-status`). */
export const SelectedAndAnswered: Story = {
  args: { features: ['message-status'] },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Sélectionner la page' }, WAIT),
    );
    const bar = within(canvas.getByRole('region', { name: 'Messages sélectionnés' }));
    await userEvent.click(bar.getByRole('button', { name: 'Marquer comme traités' }));
    await expect(
      await body.findByText(/^\d+ messages marqués comme traités$/, {}, WAIT),
    ).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Défaire' }));
    await body.findByText(/^\d+ messages sont de nouveau à traiter$/, {}, WAIT);
  },
};

/** Several messages are deleted after one question. */
export const SelectedAndDeleted: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    for (const id of [1, 2]) {
      await userEvent.click(
        await canvas.findByRole(
          'checkbox',
          { name: `Sélectionner le message n°\u00A0${id}` },
          WAIT,
        ),
      );
    }
    const bar = within(canvas.getByRole('region', { name: 'Messages sélectionnés' }));
    await expect(bar.getByText('2 sélectionnés')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Supprimer' }));
    const question = within(await body.findByRole('alertdialog', { name: /supprimer 2 messages/ }));
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await expect(await body.findByText('2 messages supprimés', {}, WAIT)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', { name: /sélectionnés/ })).toBeNull());
  },
};

/** From 1,024 px the messages are a table, here sorted by customer; the browser sorts. */
export const Table: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const [row] = await canvas.findAllByRole('row', { name: 'Demande de retour' }, WAIT);
    await expect(row).toHaveTextContent(/Amel Ben Salah.*amel\.bensalah@exemple\.tn/);
    await expect(canvas.getByRole('columnheader', { name: /^Reçu le/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Client (trier)' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: /^Client/ })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    );
    const names = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((each) => each.querySelector('[title]')?.textContent ?? '');
    await waitFor(() =>
      expect(names()).toEqual(names().toSorted((one, other) => one.localeCompare(other, 'fr'))),
    );
    await expect(canvas.queryByRole('columnheader', { name: /^Réponse/ })).toBeNull();
    await expect(body.queryByRole('article')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Compact rows and a hidden column, as chosen on this device. */
export const CompactTable: Story = {
  args: { features: ['message-status'] },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await canvas.findAllByRole('row', { name: 'Demande de retour' }, WAIT);
    await userEvent.click(canvas.getByRole('button', { name: 'Affichage' }));
    await userEvent.click(await body.findByRole('menuitemradio', { name: 'Compactes' }));
    await userEvent.click(body.getByRole('menuitemcheckbox', { name: 'Message' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await expect(canvas.queryByRole('columnheader', { name: 'Message' })).toBeNull();
    for (const row of canvas.getAllByRole('row').slice(1)) {
      await expect(row.offsetHeight).toBeLessThanOrEqual(48);
    }
  },
};

/** From 1,200 px the details are beside the list. */
export const BesideList: Story = {
  args: { path: '/admin/contacts?open=1', features: FEATURES },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const details = await canvas.findByRole('region', { name: 'Demande de retour' }, WAIT);
    await expect(await within(details).findByText(/la taille est trop grande/)).toBeVisible();
    await expect(body.queryByRole('dialog')).toBeNull();
    const others = canvas.getAllByRole('button', { name: /^Demande de retour/ });
    const [, other] = others;
    if (other) await userEvent.click(other);
    // Another message of the same type: its title gets the focus too.
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Demande de retour' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^Demande/ })).toBeNull());
    const row = canvas.getAllByRole('row', { name: 'Demande de retour' })[1] ?? canvasElement;
    const opener = within(row).getByRole('button', { name: 'Voir le détail' });
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(await canvas.findByRole('region', { name: 'Demande de retour' })).toBeVisible();
  },
};

/** ADM-9: the announcement of a mark has an Undo. */
export const MarkUndone: Story = {
  ...MarkedAsAnswered,
  play: async (context) => {
    const body = within(context.canvasElement.ownerDocument.body);
    await MarkedAsAnswered.play?.(context);
    await userEvent.click(body.getByRole('button', { name: 'Défaire' }));
    await expect(
      await body.findByText('Le message est de nouveau à traiter', {}, WAIT),
    ).toBeVisible();
  },
};

/** ADM-9: a message that is not listed has a notice with a link to all messages. */
export const NotFound: Story = {
  args: { path: '/admin/contacts?type=return&open=nobody' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('heading', { name: 'Ce message est introuvable' }, WAIT);
    await expect(body.getByRole('link', { name: 'Voir tous les messages' })).toBeVisible();
  },
};

/** ADM-9: that link leads to all messages, without the filter. */
export const AllFromNotFound: Story = {
  ...NotFound,
  play: async (context) => {
    const body = within(context.canvasElement.ownerDocument.body);
    await NotFound.play?.(context);
    await userEvent.click(body.getByRole('link', { name: 'Voir tous les messages' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(body.queryByRole('button', { name: /^Retirer le filtre/ })).toBeNull(),
    );
  },
};

/** ADM-9: the filter by type. */
export const Returns: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await canvas.findAllByRole('heading', RETURN, WAIT);
    await userEvent.click(canvas.getByRole('button', { name: 'Filtres' }));
    const drawer = within(await body.findByRole('dialog', { name: 'Filtres' }));
    await expect(drawer.queryByRole('combobox', { name: 'Réponse' })).toBeNull();
    await userEvent.selectOptions(
      drawer.getByRole('combobox', { name: 'Type de message' }),
      'return',
    );
    await userEvent.click(await drawer.findByRole('button', { name: 'Voir 4 résultats' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Demande d’information' })).toBeNull(),
    );
    await expect(canvas.getAllByRole('heading', RETURN)).toHaveLength(4);
  },
};

export const Empty: Story = {
  args: { apiServer: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Aucun message pour l’instant' }, WAIT);
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

/** Names and addresses of the maximum length on a phone: nothing overflows. */
export const Longest: Story = {
  args: { apiServer: 'longest' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', {}, WAIT);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** 5,000 messages, one page at a time. */
export const FiveThousand: Story = {
  args: { apiServer: 'many' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', RETURN, WAIT);
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeLessThanOrEqual(50);
  },
};

/** ADR 0097: the staff read, answer and mark messages, one or several; they delete none. */
export const Staff: Story = {
  args: { features: FEATURES, admin: { username: 'Salma', role: 'staff' } },
  play: async ({ canvas, canvasElement }) => {
    const [heading] = await canvas.findAllByRole('heading', RETURN, WAIT);
    const first = within(itemOf(heading));
    await expect(first.queryByRole('button', { name: 'Autres actions' })).toBeNull();
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Sélectionner la page' }, WAIT),
    );
    const bar = within(canvas.getByRole('region', { name: 'Messages sélectionnés' }));
    await expect(bar.getByRole('button', { name: 'Marquer comme traités' })).toBeVisible();
    await expect(bar.queryByRole('button', { name: 'Supprimer' })).toBeNull();
    await userEvent.click(first.getByRole('button', { name: 'Voir le détail' }));
    const details = within(await findDetails(canvasElement, /Demande de retour/));
    await expect(details.getByRole('link', { name: 'Répondre par e-mail' })).toBeVisible();
    await userEvent.click(details.getByRole('button', { name: 'Autres actions' }));
    await expect(await details.findByRole('menuitem', { name: 'Historique' })).toBeVisible();
    await expect(details.queryByRole('menuitem', { name: 'Supprimer' })).toBeNull();
  },
};

/** Feature `undo`: the history of a message shows who marked it, and a mark is undone for ten minutes. */
export const History: Story = {
  args: { features: FEATURES },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const [heading] = await canvas.findAllByRole('heading', RETURN, WAIT);
    await userEvent.click(within(itemOf(heading)).getByRole('button', { name: 'Voir le détail' }));
    const details = within(await findDetails(canvasElement, /Demande de retour/));
    await userEvent.click(details.getByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await details.findByRole('menuitem', { name: 'Historique' }));
    const history = within(
      await body.findByRole('dialog', { name: /^Historique\s: message n°\s1$/ }, WAIT),
    );
    await expect(await history.findByText('Message marqué comme traité', {}, WAIT)).toBeVisible();
    await userEvent.click(history.getByRole('button', { name: 'Annuler ce changement' }));
    await expect(
      await body.findByText(/^Changement annulé\s: message n°\s1$/, {}, WAIT),
    ).toBeVisible();
  },
};
