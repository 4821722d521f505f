import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fixtureCall } from '../../../../../.storybook/call-fixtures.ts';
import { fixtureOrders } from '../../../../../.storybook/order-fixtures.ts';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 15_000 };
const FEATURES = [
  'status',
  'paging',
  'product-read',
  'idempotent-creates',
  'order-edit',
  'confirmation',
] as const;
const HEADERS = { 'Shop-Features': FEATURES.join(' ') };
const ID = 'K7Q29-FXM3T';

const meta = {
  title: 'Back office/Note for a changed order',
  component: StoryFrame,
  args: { path: '/admin/commands/confirm', features: FEATURES, intercept: shippedElsewhere },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

function respond(body: unknown, status = 200) {
  return Promise.resolve(Response.json(body, { status, headers: HEADERS }));
}

/** Lets the note be added. */
let answerNote: () => void = () => undefined;

/** An API server whose first order is shipped by another person before it is changed here; a note needs a key. */
function shippedElsewhere() {
  const [first] = fixtureOrders;
  if (!first) throw new Error('An order is needed');
  const order = { ...first, version: '2', status: 'shipped' as const, history: [] };
  const added = Promise.withResolvers<void>();
  answerNote = added.resolve;
  let isRefused = false;
  return (request: Request): Promise<Response> | undefined => {
    const { pathname } = new URL(request.url);
    if (request.method === 'PATCH') {
      if (!request.headers.has('Idempotency-Key')) return Promise.reject(new TypeError('No key'));
      return added.promise.then(() => respond(order));
    }
    if (request.method === 'PUT' || pathname.endsWith('/outcomes/')) {
      isRefused = true;
      const code = request.method === 'PUT' ? 'order_conflict' : 'bad_transition';
      return respond({ error: code, code }, 409);
    }
    if (!isRefused) return undefined;
    if (pathname === `/api/commands/${ID}/`) return respond(order);
    const isCall = pathname.startsWith('/api/confirmation/') && pathname.includes(ID);
    return isCall && request.method === 'POST' ? respond(fixtureCall(order)) : undefined;
  };
}

/** F2: the note on a call is added with a key, and is read-only until there is a response. */
export const Call: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.type(await canvas.findByLabelText('Note sur l’appel', {}, WAIT), 'Après 17 h');
    await userEvent.click(canvas.getByRole('button', { name: /^Pas de réponse/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Ajouter la note/ }, WAIT));
    await expect(canvas.getByLabelText('Note sur l’appel')).toHaveAttribute('readonly');
    answerNote();
    await expect(await body.findByText(/^Commande n°.*: note ajoutée/, {}, WAIT)).toBeVisible();
    await waitFor(() => expect(canvas.queryByLabelText('Note sur l’appel')).toBeNull());
  },
};

/** F2: the note of the order form is added with a key, and is read-only until there is a response. */
export const Form: Story = {
  args: { path: `/admin/commands?open=${ID}&edit=${ID}` },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('dialog', { name: /^Modifier la/ }, WAIT);
    const note = await within(dialog).findByLabelText(/^Note/, {}, WAIT);
    await userEvent.type(note, 'Elle en veut deux');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await userEvent.click(
      await within(dialog).findByRole('button', { name: 'Ajouter la note à la commande' }, WAIT),
    );
    await expect(note).toHaveAttribute('readonly');
    answerNote();
    await expect(await body.findByText(/^Commande n°.*: note ajoutée/, {}, WAIT)).toBeVisible();
    await waitFor(() => expect(note).not.toBeInTheDocument());
  },
};
