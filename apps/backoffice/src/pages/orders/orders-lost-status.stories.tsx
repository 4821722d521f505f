import { FEATURES_HEADER } from '@shop/contract/features';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fixtureOrders } from '../../../../../.storybook/order-fixtures.ts';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 15_000 };
const ID = 'K7Q29-FXM3T';
const HEADERS = { [FEATURES_HEADER]: 'status' };

const meta = {
  title: 'Back office/Commands, lost response',
  component: StoryFrame,
  args: { path: '/admin/commands' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lets the order be read again. */
let answerRead: () => void = () => undefined;

/** An API server whose response to a status update is lost; it changes the status, or not. */
function losesResponse(isChanged: boolean) {
  return () => {
    const read = Promise.withResolvers<void>();
    answerRead = read.resolve;
    let isSent = false;
    return (request: Request): Promise<Response> | undefined => {
      const { pathname } = new URL(request.url);
      if (request.method === 'PATCH') {
        isSent = true;
        return Promise.reject(new TypeError('Failed to fetch'));
      }
      if (!isSent) return undefined;
      const orders = fixtureOrders.map((order) =>
        order.command_id === ID && isChanged ? { ...order, status: 'confirmed' as const } : order,
      );
      if (pathname.endsWith(`/${ID}/`)) {
        const order = orders.find(({ command_id }) => command_id === ID);
        const body = { ...order, history: [] };
        return read.promise.then(() => Response.json(body, { headers: HEADERS }));
      }
      // The list is read after the order.
      return pathname.endsWith('/commands/list/')
        ? read.promise.then(() => Response.json(orders, { headers: HEADERS }))
        : undefined;
    };
  };
}

/** F2: the response of a status update is lost: the page looks, then shows the status that the order has now. */
export const ResponseLost: Story = {
  args: { features: ['status'], intercept: losesResponse(false) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: new RegExp(ID) }, WAIT));
    await userEvent.click(card.getByRole('button', { name: 'Confirmer' }));
    await expect(await card.findByText(/Nous vérifions si le statut a changé…/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    answerRead();
    const alert = await card.findByRole('alert', {}, WAIT);
    await expect(alert).toHaveTextContent(
      'La réponse ne nous est pas parvenue. Le statut de la commande est toujours « Nouvelle ».',
    );
  },
};

/** F2: the status was changed although its response was lost: the change is announced. */
export const ResponseLostAfterChange: Story = {
  args: { features: ['status'], intercept: losesResponse(true) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const card = within(await canvas.findByRole('article', { name: new RegExp(ID) }, WAIT));
    await userEvent.click(card.getByRole('button', { name: 'Confirmer' }));
    await card.findByText(/Nous vérifions/);
    answerRead();
    const announcement = await body.findByText(/^Commande n°.*: confirmée/, {}, WAIT);
    await expect(announcement).toHaveTextContent(`Commande n° ${ID} : confirmée`);
    await expect(card.getByText('Confirmée')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** F2: the first response of a status update is lost: it is sent again with its key, and its response is shown. */
export const ResponseLostOnce: Story = {
  args: {
    features: ['status', 'idempotent-creates'],
    intercept: () => {
      let lost: string | null = null;
      return (request) => {
        if (request.method !== 'PATCH') return undefined;
        const key = request.headers.get('Idempotency-Key');
        if (lost !== null && key === lost) return undefined;
        lost = key;
        return Promise.reject(new TypeError('Failed to fetch'));
      };
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const card = within(await canvas.findByRole('article', { name: new RegExp(ID) }, WAIT));
    await userEvent.click(card.getByRole('button', { name: 'Confirmer' }));
    await body.findByText(/^Commande n°.*: confirmée/, {}, WAIT);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** F1: the status was changed, but the orders cannot be read again: the list shows the order of the response. */
export const ReadFailedAfterChange: Story = {
  args: {
    features: ['status'],
    intercept: () => {
      let isSent = false;
      return (request) => {
        if (request.method === 'PATCH') {
          isSent = true;
          const order = fixtureOrders.find(({ command_id }) => command_id === ID);
          const body = { ...order, status: 'confirmed', version: '2' };
          return Promise.resolve(Response.json(body, { headers: HEADERS }));
        }
        const isRead = request.method === 'GET' && request.url.includes('/api/commands/');
        if (!isSent || !isRead) return undefined;
        const error = { error: 'internal', code: 'internal' };
        return Promise.resolve(Response.json(error, { status: 500, headers: HEADERS }));
      };
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: new RegExp(ID) }, WAIT));
    await userEvent.click(card.getByRole('button', { name: 'Confirmer' }));
    // The update is over when the read failed; until then the new status is shown in any case.
    const next = await card.findByRole('button', { name: 'Marquer comme expédiée' }, WAIT);
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled', 'true'), WAIT);
    await expect(card.getByText('Confirmée')).toBeVisible();
  },
};

/** F2: the response of a deletion is lost: it is sent again, and what is not found any more was deleted. */
export const DeletionResponseLost: Story = {
  args: {
    features: ['status'],
    intercept: () => {
      let isDeleted = false;
      return (request) => {
        if (request.method !== 'DELETE') return undefined;
        if (!isDeleted) {
          isDeleted = true;
          return Promise.reject(new TypeError('Failed to fetch'));
        }
        const error = { error: '', code: 'not_found' };
        return Promise.resolve(Response.json(error, { status: 404, headers: HEADERS }));
      };
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const card = within(await canvas.findByRole('article', { name: new RegExp(ID) }, WAIT));
    await userEvent.click(card.getByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Supprimer' }));
    const question = within(await body.findByRole('alertdialog', {}, WAIT));
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await expect(await body.findByText('La commande a été supprimée', {}, WAIT)).toBeVisible();
  },
};

/** Lets the orders be read. */
let connect: () => void = () => undefined;

/**
 * An API server without keys: it confirms the orders, but the responses are lost, and until `connect` the orders
 * cannot be read.
 */
function losesEveryResponse() {
  const confirmed = new Set<string>();
  let isConnected = false;
  connect = () => {
    isConnected = true;
  };
  return (request: Request): Promise<Response> | undefined => {
    const { pathname } = new URL(request.url);
    const id = /commands\/([\w-]+)\/$/.exec(pathname)?.[1] ?? '';
    const orders = fixtureOrders.map((order) =>
      confirmed.has(order.command_id) ? { ...order, status: 'confirmed' as const } : order,
    );
    if (request.method === 'PATCH') {
      if (isConnected) {
        const error = { error: '', code: 'bad_transition' };
        return Promise.resolve(Response.json(error, { status: 409, headers: HEADERS }));
      }
      confirmed.add(id);
      return Promise.reject(new TypeError('Failed to fetch'));
    }
    if (confirmed.size === 0) return undefined;
    const order = orders.find(({ command_id }) => command_id === id);
    if (order && !isConnected) return Promise.reject(new TypeError('Failed to fetch'));
    if (order) {
      return Promise.resolve(Response.json({ ...order, history: [] }, { headers: HEADERS }));
    }
    // The list is late: it still has the orders as they were.
    return undefined;
  };
}

/** F2: it is not known whether the selected orders changed; the same action again is safe, and finds that they did. */
export const ResponsesOfSelectionLost: Story = {
  args: { features: ['status'], intercept: losesEveryResponse },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: new RegExp(`Sélectionner.*${ID}`) }, WAIT),
    );
    const bar = within(await canvas.findByRole('region', { name: 'Commandes sélectionnées' }));
    await userEvent.click(bar.getByRole('button', { name: 'Confirmer' }));
    const alert = await bar.findByRole('alert', {}, WAIT);
    await expect(alert).toHaveTextContent(
      /Impossible de savoir pour l’instant si 1 commande a changé de statut.*Commandes concernées : K7Q29-FXM3T\./,
    );
    await expect(bar.queryByText(/n’a pas changé/)).toBeNull();
    connect();
    await userEvent.click(bar.getByRole('button', { name: 'Confirmer' }));
    await body.findByText('1 commande passée à « Confirmée »', {}, WAIT);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
