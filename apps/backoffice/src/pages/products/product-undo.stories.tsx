import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';
import { itemOf } from '../../story-items.ts';

const WAIT = { timeout: 15_000 };
const FEATURES = ['paging', 'product-read', 'product-conflict', 'stock-merge', 'undo'] as const;

const meta = {
  title: 'Back office/Products/Undo',
  component: StoryFrame,
  args: { path: '/admin/products', features: [...FEATURES] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Opens the history of the first product. */
async function openHistory(
  { canvas, canvasElement }: Play,
  names = ['Autres actions', 'Historique'],
) {
  const body = within(canvasElement.ownerDocument.body);
  const [heading] = await canvas.findAllByRole('heading', { level: 2 }, WAIT);
  const [more = '', history = ''] = names;
  await userEvent.click(within(itemOf(heading)).getByRole('button', { name: more }));
  await userEvent.click(await body.findByRole('menuitem', { name: history }));
  return within(await body.findByRole('dialog', {}, WAIT));
}

/** The undo is rejected with 409. */
const reject = (details: object) => () => (request: Request) =>
  request.url.endsWith('/undo/') ? conflict(details) : undefined;

async function conflict(details: object): Promise<Response> {
  return Response.json({ error: '', ...details }, { status: 409 });
}

/** ADR 0099: the history shows who changed what, before and after; a change has a button for ten minutes. */
export const History: Story = {
  play: async (context) => {
    const body = within(context.canvasElement.ownerDocument.body);
    const dialog = await openHistory(context);
    await expect(await dialog.findByText('Ines', {}, WAIT)).toBeVisible();
    await expect(dialog.getAllByText(/^120,00/)[0]).toBeVisible();
    const [undo, ...others] = dialog.getAllByRole('button', { name: 'Annuler ce changement' });
    await expect(others).toEqual([]);
    if (undo) await userEvent.click(undo);
    await expect(await body.findByText(/: changement annulé$/, {}, WAIT)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('list')).toHaveFocus());
  },
};

/** ADR 0099: the history on a phone, in English. */
export const HistoryOnPhone: Story = {
  globals: { language: 'en', viewport: { value: 'phone' } },
  play: async (context) => {
    const dialog = await openHistory(context, ['More actions', 'History']);
    await expect(
      await dialog.findByRole('button', { name: 'Undo this change' }, WAIT),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/**
 * ADR 0099, ADM-10: the history that is read again after a failure has the focus, and its headings are below the
 * dialog's title.
 */
export const HistoryRetried: Story = {
  args: {
    intercept: () => {
      let isFirst = true;
      return (request) => {
        if (!request.url.includes('/history/') || !isFirst) return undefined;
        isFirst = false;
        // The client retries a 5xx by itself.
        const headers = { 'shop-features': FEATURES.join(', ') };
        const body = { error: '', code: 'invalid' };
        return Promise.resolve(Response.json(body, { status: 400, headers }));
      };
    },
  },
  play: async (context) => {
    const dialog = await openHistory(context);
    const retry = await dialog.findByRole('button', { name: 'Réessayer' }, WAIT);
    const [title, error] = dialog.getAllByRole('heading');
    await expect([title?.tagName, error?.tagName]).toEqual(['H2', 'H3']);
    await userEvent.click(retry);
    await waitFor(() => expect(dialog.getByRole('list')).toHaveFocus(), WAIT);
  },
};

/** ADR 0099: the notice about stock that was saved in the list has Undo. */
export const SavedStock: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const [heading] = await canvas.findAllByRole('heading', { level: 2 }, WAIT);
    const item = within(itemOf(heading));
    await userEvent.click(item.getByRole('button', { name: 'Ajuster le stock' }));
    const editor = within(await canvas.findByRole('form', { name: heading?.textContent ?? '' }));
    const [add] = editor.getAllByRole('button', { name: /^Ajouter un / });
    if (add) await userEvent.click(add);
    await userEvent.click(editor.getByRole('button', { name: 'Enregistrer le stock' }));
    await body.findByText(/a été enregistré/, {}, WAIT);
    await userEvent.click(await body.findByRole('button', { name: 'Défaire' }, WAIT));
    await expect(await body.findByText(/: changement annulé$/, {}, WAIT)).toBeVisible();
  },
};

/** ADR 0099: a field that somebody edited since is not undone, and the message has its value. */
export const RefusedPrice: Story = {
  args: { intercept: reject({ code: 'product_conflict', changed: { price: '95.00' } }) },
  play: async (context) => {
    const body = within(context.canvasElement.ownerDocument.body);
    const dialog = await openHistory(context);
    const name = { name: 'Annuler ce changement' };
    await userEvent.click(await dialog.findByRole('button', name, WAIT));
    await expect(
      await body.findByText(
        /n’a pas été annulé\. Le produit a été modifié depuis : prix 95,00/,
        {},
        WAIT,
      ),
    ).toBeVisible();
    await expect(dialog.getByRole('button', name)).toBeVisible();
  },
};

/** ADR 0099: pieces that were sold since are not taken, and the message shows how many are left. */
export const RefusedStock: Story = {
  args: {
    intercept: reject({
      code: 'out_of_stock',
      lines: [{ product: '1', color: '#17457F', size: 'M', requested: 10, available: 3 }],
    }),
  },
  play: async (context) => {
    const body = within(context.canvasElement.ownerDocument.body);
    const dialog = await openHistory(context);
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Annuler ce changement' }, WAIT),
    );
    await expect(
      await body.findByText(
        /Des pièces ont été vendues depuis\. Il reste : .* M \(3\)\./,
        {},
        WAIT,
      ),
    ).toBeVisible();
  },
};

/** ADR 0099: after a lost response the undo is sent again with its key. */
export const LostResponse: Story = {
  args: {
    intercept: () => {
      const keys: (string | null)[] = [];
      return (request) => {
        if (!request.url.endsWith('/undo/')) return undefined;
        keys.push(request.headers.get('Idempotency-Key'));
        if (keys.length === 1) return Promise.reject(new TypeError('lost'));
        return keys[0] !== null && keys[0] === keys[1]
          ? undefined
          : Promise.resolve(Response.json({ error: '', code: 'internal' }, { status: 500 }));
      };
    },
  },
  play: async (context) => {
    const body = within(context.canvasElement.ownerDocument.body);
    const dialog = await openHistory(context);
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Annuler ce changement' }, WAIT),
    );
    await expect(await body.findByText(/: changement annulé$/, {}, WAIT)).toBeVisible();
  },
};

/** API-4: an API server without the feature has no history and no undo. */
export const WithoutUndo: Story = {
  args: { features: ['paging'] },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const [heading] = await canvas.findAllByRole('heading', { level: 2 }, WAIT);
    await userEvent.click(within(itemOf(heading)).getByRole('button', { name: 'Autres actions' }));
    await body.findByRole('menuitem', { name: 'Dupliquer' });
    await expect(body.queryByRole('menuitem', { name: 'Historique' })).toBeNull();
  },
};
