import { FEATURES_HEADER, type Feature } from '@shop/contract/features';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fixtureOrders } from '../../../../../.storybook/order-fixtures.ts';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 15_000 };
/** Those whose buttons are above the list; the list is searched and paged by the app. */
const FEATURES: Feature[] = ['status', 'drafts', 'confirmation', 'customers'];
const HEADERS = { [FEATURES_HEADER]: FEATURES.join(' ') };

const meta = {
  title: 'Back office/Commands toolbars',
  component: StoryFrame,
  args: { path: '/admin/commands', features: FEATURES },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The orders, of which the list is read late. */
function lateList(request: Request): Promise<Response> | undefined {
  if (!new URL(request.url).pathname.endsWith('/commands/list/')) return undefined;
  return new Promise((resolve) => {
    setTimeout(() => resolve(Response.json(fixtureOrders, { headers: HEADERS })), 1_500);
  });
}

/** The search and the buttons stay where they are while the orders load, and when none is found. */
export const InPlace: Story = {
  args: { intercept: () => lateList },
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Rechercher' }, WAIT);
    const places = () => ({
      width: search.closest('search')?.clientWidth,
      top: canvas.getByRole('link', { name: 'Nouvelle commande' }).getBoundingClientRect().top,
    });
    await canvas.findByText('Chargement…', {}, WAIT);
    const loading = places();
    const [row] = await canvas.findAllByRole('button', { name: 'Voir le détail' }, WAIT);
    await expect(row).toBeVisible();
    await expect(places()).toEqual(loading);
    await userEvent.type(search, 'zzzz');
    await expect(await canvas.findByText(/^Rien ne correspond/, {}, WAIT)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Exporter (CSV)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(places()).toEqual(loading);
  },
};

/** The search and all actions are in one row, also in French, with the words of the two at the end. */
export const OneRow: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: 'Voir le détail' }, WAIT);
    const middleOf = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    };
    const search = middleOf(canvas.getByRole('searchbox', { name: 'Rechercher' }));
    for (const name of ['Filtres', 'Affichage', 'Exporter (CSV)']) {
      await expect(middleOf(canvas.getByRole('button', { name }))).toBe(search);
    }
    for (const name of ['Clients', 'Nouvelle commande', /^Confirmer par téléphone/]) {
      await expect(middleOf(canvas.getByRole('link', { name }))).toBe(search);
    }
    await expect(canvas.getByText('Nouvelle commande')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Affichage' }));
    await expect(await screen.findByRole('menu', { name: 'Affichage' })).toBeVisible();
  },
};

/** Issue 15: the placeholders have the shape of their rows, so no column moves when the orders arrive. */
export const Columns: Story = {
  args: { intercept: () => lateList },
  play: async ({ canvas, canvasElement }) => {
    const columns = () =>
      Array.from(canvasElement.querySelectorAll('tbody tr:first-child > *'), (cell) => {
        const { left, height } = cell.getBoundingClientRect();
        return [Math.round(left), Math.round(height)];
      });
    await canvas.findByText('Chargement…', {}, WAIT);
    const loading = columns();
    await canvas.findAllByRole('button', { name: 'Voir le détail' }, WAIT);
    await expect(loading).toEqual(columns());
  },
};

function thirtyTwoOrders(request: Request): Promise<Response> | undefined {
  if (!request.url.includes('/commands/list/')) return undefined;
  const orders = Array.from({ length: 4 }, (_, batch) =>
    fixtureOrders.map((order) => ({ ...order, command_id: `${order.command_id}${batch}` })),
  );
  return Promise.resolve(Response.json(orders.flat(), { headers: HEADERS }));
}

/** The cross of the selection bar is beside the number of the selected orders, however many actions follow. */
export const Selected: Story = {
  args: { intercept: () => thirtyTwoOrders },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Sélectionner la page' }, WAIT),
    );
    const bar = await canvas.findByRole('region', { name: 'Commandes sélectionnées' }, WAIT);
    const rightEdge = bar.getBoundingClientRect().right;
    const inBar = within(bar);
    const expectInCorner = () =>
      waitFor(async () => {
        const cross = inBar
          .getByRole('button', { name: 'Tout désélectionner' })
          .getBoundingClientRect();
        const count = inBar.getByText(/sélectionnées$/).getBoundingClientRect();
        await expect(rightEdge - cross.right).toBeLessThan(24);
        await expect(Math.abs(cross.top + cross.bottom - count.top - count.bottom)).toBeLessThan(8);
      });
    await expectInCorner();
    await userEvent.click(inBar.getByRole('button', { name: /^Sélectionner les 32/ }));
    await expect(await inBar.findByText('32 sélectionnées', {}, WAIT)).toBeVisible();
    await expectInCorner();
  },
};
