import { FEATURES_HEADER } from '@shop/contract/features';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fixtureOrders } from '../../../../../.storybook/order-fixtures.ts';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 15_000 };
const HEADERS = { [FEATURES_HEADER]: 'status' };
const [CHANGED, CANCELLED, DELETED] = fixtureOrders.map(({ command_id }) => command_id);

const meta = {
  title: 'Back office/Commands, stale selection',
  component: StoryFrame,
  args: { path: '/admin/commands', features: ['status'] },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Since the list was fetched, the first order has another amount, the second is cancelled, the third is deleted. */
function respondAsNow(request: Request): Promise<Response> | undefined {
  const id = /\/commands\/([^/]+)\/$/.exec(new URL(request.url).pathname)?.[1];
  const order = fixtureOrders.find(({ command_id }) => command_id === id);
  if (id === DELETED) {
    return Promise.resolve(
      Response.json({ error: 'not_found' }, { status: 404, headers: HEADERS }),
    );
  }
  if (!order || (id !== CHANGED && id !== CANCELLED)) return undefined;
  const now = id === CHANGED ? { total_amount: '12.34' } : { status: 'cancelled' };
  return Promise.resolve(Response.json({ ...order, ...now, history: [] }, { headers: HEADERS }));
}

/** The last order of the selection cannot be read. */
function failLast(request: Request): Promise<Response> | undefined {
  return new URL(request.url).pathname.endsWith(`/${DELETED}/`)
    ? Promise.resolve(Response.json({ error: 'unavailable' }, { status: 503, headers: HEADERS }))
    : undefined;
}

async function printFirstThree({
  canvas,
  canvasElement,
}: Parameters<NonNullable<Story['play']>>[0]) {
  const page = canvasElement.ownerDocument;
  let prints = 0;
  if (page.defaultView) page.defaultView.print = () => void (prints += 1);
  for (const id of [CHANGED, CANCELLED, DELETED]) {
    const name = new RegExp(`Sélectionner.*${id}`);
    await userEvent.click(await canvas.findByRole('checkbox', { name }, WAIT));
  }
  const body = within(page.body);
  const bar = within(await body.findByRole('region', { name: 'Commandes sélectionnées' }, WAIT));
  await userEvent.click(bar.getByRole('button', { name: 'Imprimer' }));
  return { body, bar, slips: () => body.queryAllByText('Bon de livraison'), prints: () => prints };
}

/** ADM-8: the slips have the orders as they are now, and the owner reads which ones are missing. */
export const PrintedAsNow: Story = {
  args: { intercept: () => respondAsNow },
  play: async (context) => {
    const { body, slips, prints } = await printFirstThree(context);
    await waitFor(() => expect(prints()).toBe(1), WAIT);
    await expect(slips()).toHaveLength(1);
    await expect(body.getByText(/^12,34/)).toBeInTheDocument();
    const message = await body.findByText(/a été supprimée entre-temps/, {}, WAIT);
    await expect(message).toHaveTextContent(`La commande ${DELETED} a été supprimée`);
    await expect(message).toHaveTextContent(`La commande ${CANCELLED} est annulée`);
  },
};

/** ADM-8: an order cannot be read: nothing is printed. */
export const NotPrinted: Story = {
  args: { intercept: () => failLast },
  play: async (context) => {
    const { bar, slips, prints } = await printFirstThree(context);
    await expect(await bar.findByRole('alert', {}, WAIT)).toHaveTextContent(/Rien n’est imprimé/);
    await expect(slips()).toHaveLength(0);
    await expect(prints()).toBe(0);
  },
};
