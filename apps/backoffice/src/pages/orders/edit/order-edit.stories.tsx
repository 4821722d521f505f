import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fixtureOrders } from '../../../../../../.storybook/order-fixtures.ts';
import { StoryFrame } from '../../../story-frame.tsx';

const WAIT = { timeout: 15_000 };
const FEATURES = [
  'status',
  'paging',
  'search',
  'product-read',
  'idempotent-creates',
  'order-edit',
] as const;
const HEADERS = { 'Shop-Features': FEATURES.join(' ') };
const ID = 'K7Q29-FXM3T';
const PATH = `/admin/commands?open=${ID}&edit=${ID}`;
const ARABIC = 'وشاح من الصوف الناعم المنسوج يدويا في المهدية';

const meta = {
  title: 'Back office/Order form',
  component: StoryFrame,
  args: { path: PATH, features: FEATURES },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form, which is loaded when it is opened. */
async function findForm(canvasElement: HTMLElement) {
  const body = within(canvasElement.ownerDocument.body);
  const dialog = await body.findByRole('dialog', { name: /^(Modifier la|Change) / }, WAIT);
  await within(dialog).findByLabelText(/^(Quantité|Quantity)$/);
  return within(dialog);
}

type Form = Awaited<ReturnType<typeof findForm>>;

function save(form: Form) {
  return userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
}

async function addPiece(form: Form) {
  await userEvent.click(form.getByRole('button', { name: /^Un de plus/ }));
}

/** Responds to the change of the order, and to what is read after it. */
function respond(change: () => Promise<Response>, present?: () => Response) {
  return () => {
    let isSent = false;
    return (request: Request) => {
      const isOrder = new URL(request.url).pathname === `/api/commands/${ID}/`;
      if (isOrder && request.method === 'PUT') {
        isSent = true;
        return change();
      }
      return isOrder && isSent && present ? Promise.resolve(present()) : undefined;
    };
  };
}

function refuse(code: string, details: object = {}) {
  return () =>
    Promise.resolve(
      Response.json({ error: code, code, ...details }, { status: 409, headers: HEADERS }),
    );
}

function presentOrder(changes: object) {
  return () => Response.json({ ...fixtureOrders[0], ...changes }, { headers: HEADERS });
}

/** The lines with their stock, the address, the reduction and the note; nothing changes yet. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    await expect(form.getByLabelText('Quantité')).toHaveValue('1');
    await expect(form.getByRole('combobox', { name: 'Taille' })).toHaveValue('L');
    await form.findByRole('option', { name: 'XL · 5 en stock' }, WAIT);
    await expect(form.getByLabelText(/^Adresse/)).toHaveValue('12, rue du Jasmin');
    await expect(form.getByText('Rien pour l’instant.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Enregistrer' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** On a phone the form is full-screen, with the total beside the button. */
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };

/** The back office in English. */
export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    await userEvent.click(form.getByRole('button', { name: /^One more/ }));
    await expect(await form.findByText('What changes')).toBeVisible();
    await expect(form.getByText('To collect', { exact: false })).toHaveTextContent('71.84');
    // Only the fields are scrolled: the dialog itself would scroll its title and its buttons.
    const dialog = form.getByText('What changes').closest('[role="dialog"]');
    await expect(dialog?.scrollHeight).toBe(dialog?.clientHeight);
  },
};

/** What saving changes is shown before: pieces, another size, the address, a reduction, and the total. */
export const Difference: Story = {
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    await addPiece(form);
    await form.findByRole('option', { name: /^XL/ }, WAIT);
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Taille' }), 'XL');
    await userEvent.clear(form.getByLabelText(/^Adresse/));
    await userEvent.type(form.getByLabelText(/^Adresse/), '9, rue du Temple');
    await userEvent.type(form.getByLabelText('Réduction (TND)'), '5');
    await userEvent.tab();
    await expect(form.getByLabelText('Réduction (TND)')).toHaveValue('5,00');
    await expect(form.getByText(/^Ajouté × 2/)).toBeVisible();
    await expect(form.getByText(/^Retiré × 1/)).toBeVisible();
    const total = form.getByText(/^À encaisser/);
    await expect(total).toHaveTextContent('39,92');
    await expect(total).toHaveTextContent('66,84');
  },
};

/** A removed line can be restored until the form is saved; an order keeps at least one. */
export const Removed: Story = {
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    await userEvent.click(form.getByRole('button', { name: /^Retirer / }));
    await expect(await form.findByText(/sera retiré de la commande/)).toBeVisible();
    await expect(form.getByRole('alert')).toHaveTextContent('au moins un article');
    const restore = form.getByRole('button', { name: 'Remettre' });
    await waitFor(() => expect(restore).toHaveFocus());
    await userEvent.click(restore);
    await waitFor(() => expect(form.getByRole('button', { name: /^Retirer / })).toHaveFocus());
  },
};

/** A product that is found by its name becomes a line in its first variant in stock. */
export const Added: Story = {
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(form.getByRole('combobox', { name: 'Ajouter un article' }));
    const list = within(await body.findByRole('listbox', {}, WAIT));
    const [, second] = await list.findAllByRole('option', { name: /en stock/ }, WAIT);
    if (!second) throw new Error('two products are needed');
    await userEvent.click(second);
    await waitFor(() => expect(form.getAllByLabelText('Quantité')).toHaveLength(2));
    await waitFor(() => expect(form.getAllByLabelText('Quantité')[1]).toHaveFocus());
    await expect(form.getByText(/^Ajouté × 1/)).toBeVisible();
  },
};

/** A saved form closes, and the order is announced. */
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    await addPiece(form);
    await save(form);
    const body = within(canvasElement.ownerDocument.body);
    await expect(
      await body.findByText(/^Commande n°.*: modifications enregistrées/, {}, WAIT),
    ).toHaveTextContent(`Commande n° ${ID} : modifications enregistrées`);
    await waitFor(() => expect(body.queryByRole('dialog', { name: /^Modifier/ })).toBeNull());
  },
};

/** A form with changes is closed only after a confirmation. */
export const Unsaved: Story = {
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    await addPiece(form);
    await userEvent.click(form.getByRole('button', { name: 'Annuler' }));
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('alertdialog', {}, WAIT);
  },
};

/** Other orders took pieces meanwhile: the line shows what is left, and everything typed is still there. */
export const Short: Story = {
  args: {
    intercept: respond(
      refuse('out_of_stock', {
        lines: [{ product: '1', color: '#17457F', size: 'L', requested: 3, available: 2 }],
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    await addPiece(form);
    await addPiece(form);
    await save(form);
    await expect(
      await form.findByText('Il n’en reste que 2 pour cette commande.', {}, WAIT),
    ).toBeVisible();
    await expect(form.getByRole('alert')).toHaveTextContent('corrigez les quantités');
    await expect(form.getByLabelText('Quantité')).toHaveValue('3');
  },
};

/** More pieces than the stock are marked before the form is saved. */
export const MoreThanTheStock: Story = {
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    await userEvent.clear(form.getByLabelText('Quantité'));
    await userEvent.type(form.getByLabelText('Quantité'), '9');
    await expect(
      await form.findByText('Il n’en reste que 6 pour cette commande.', {}, WAIT),
    ).toBeVisible();
  },
};

/** The price of a new product changed meanwhile: the right total is shown. */
export const TotalChanged: Story = {
  args: {
    intercept: respond(refuse('total_changed', { total_amount: '80.00', shipping_charge: '8.00' })),
  },
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    await addPiece(form);
    await save(form);
    await expect(await form.findByRole('alert', {}, WAIT)).toHaveTextContent(
      /nouveau total.*80,00/,
    );
  },
};

/** Another person changed the order: what changed is shown, and the form starts again from it with the typed note. */
export const Conflict: Story = {
  args: {
    intercept: respond(
      refuse('order_conflict'),
      presentOrder({ version: '2', city: 'Gabès', street: '1, rue du Port' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    await addPiece(form);
    await userEvent.type(form.getByLabelText(/^Note/), 'Elle en veut deux');
    await save(form);
    await expect(await form.findByText('Ce qui a changé entre-temps', {}, WAIT)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Repartir de la commande actuelle' }));
    await waitFor(() => expect(form.getByLabelText(/^Ville/)).toHaveValue('Gabès'));
    await expect(form.getByLabelText('Quantité')).toHaveValue('1');
    await expect(form.getByLabelText(/^Note/)).toHaveValue('Elle en veut deux');
  },
};

/** The order was shipped meanwhile: it cannot be changed any more, and the note can be added to it. */
export const Shipped: Story = {
  args: {
    intercept: respond(refuse('order_conflict'), presentOrder({ version: '2', status: 'shipped' })),
  },
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    await addPiece(form);
    await userEvent.type(form.getByLabelText(/^Note/), 'Elle en veut deux');
    await save(form);
    await expect(
      await form.findByRole('button', { name: 'Ajouter la note à la commande' }, WAIT),
    ).toBeVisible();
    await expect(form.getByText('Expédiée')).toBeVisible();
    await expect(form.queryByRole('button', { name: /^Repartir/ })).toBeNull();
  },
};

/** The order was deleted meanwhile: the form shows it, and the note is still there. */
export const Deleted: Story = {
  args: {
    intercept: respond(
      () =>
        Promise.resolve(
          Response.json({ error: 'x', code: 'not_found' }, { status: 404, headers: HEADERS }),
        ),
      () => Response.json({ error: 'x', code: 'not_found' }, { status: 404, headers: HEADERS }),
    ),
  },
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    await userEvent.type(form.getByLabelText(/^Note/), 'Elle en veut deux');
    await save(form);
    await expect(await form.findByText(/a été supprimée entre-temps/, {}, WAIT)).toBeVisible();
    await expect(form.getByLabelText(/^Note/)).toHaveValue('Elle en veut deux');
  },
};

/** The API server failed: nothing was changed, and the form keeps everything. */
export const Failed: Story = {
  args: {
    intercept: respond(() =>
      Promise.resolve(
        Response.json({ error: 'x', code: 'internal' }, { status: 500, headers: HEADERS }),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    await addPiece(form);
    await save(form);
    await expect(await form.findByRole('alert', {}, WAIT)).toHaveTextContent(
      'Rien n’a été modifié.',
    );
    await expect(form.getByLabelText('Quantité')).toHaveValue('2');
  },
};

/** The stock cannot be loaded: the lines can still be changed. */
export const StockUnknown: Story = {
  args: {
    intercept: () => (request) =>
      /\/api\/products\//.test(request.url)
        ? Promise.resolve(
            Response.json({ error: 'x', code: 'internal' }, { status: 500, headers: HEADERS }),
          )
        : undefined,
  },
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    await expect(await form.findByText(/sera vérifié à l’enregistrement/, {}, WAIT)).toBeVisible();
    await addPiece(form);
    await expect(form.getByLabelText('Quantité')).toHaveValue('2');
  },
};

/** The staff see the reduction, and only an owner changes it. */
export const Staff: Story = {
  args: {
    features: [...FEATURES, 'staff'],
    admin: { role: 'staff' },
    intercept: () => (request) =>
      new URL(request.url).pathname === `/api/commands/${ID}/`
        ? Promise.resolve(
            presentOrder({ reduction: '5.00', total_amount: '34.92', version: '2' })(),
          )
        : undefined,
  },
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    await expect(await form.findByText(/^Réduction accordée : 5,00/, {}, WAIT)).toBeVisible();
    await expect(form.queryByLabelText('Réduction (TND)')).toBeNull();
  },
};

/** The longest texts of the contract. */
export const Longest: Story = {
  args: { apiServer: 'longest' },
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    await addPiece(form);
    await expect(await form.findByText('Ce qui change')).toBeVisible();
  },
};

/** Arabic names and addresses are written from the right. */
export const Arabic: Story = {
  args: {
    intercept: () => (request) => {
      if (new URL(request.url).pathname !== `/api/commands/${ID}/`) return undefined;
      const [line] = fixtureOrders[0]?.command_products ?? [];
      return Promise.resolve(
        presentOrder({
          client_name: 'آمنة بن صالح',
          street: '٤ نهج الزيتونة، عمارة الياسمين، الطابق الثالث',
          city: 'صفاقس',
          command_products: [{ ...line, product: { ...line?.product, product_name: ARABIC } }],
        })(),
      );
    },
  },
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    await waitFor(() => expect(form.getByLabelText(/^Ville/)).toHaveValue('صفاقس'), WAIT);
    await addPiece(form);
    await expect(await form.findByText('Ce qui change')).toBeVisible();
  },
};

/** The history has who changed what. */
export const History: Story = {
  args: {
    path: `/admin/commands?open=${ID}`,
    intercept: () => (request) =>
      new URL(request.url).pathname === `/api/commands/${ID}/`
        ? Promise.resolve(
            presentOrder({
              reduction: '5.00',
              reduction_reason: 'Retard',
              total_amount: '34.92',
              history: [
                {
                  at: '2026-11-20T10:00:00.000Z',
                  by: 'owner',
                  note: 'Elle préfère L',
                  edit: {
                    lines: [
                      { product_name: 'Caftan', color: '#17457F', size: 'M', before: 2, after: 1 },
                      { product_name: ARABIC, color: '#B3315F', size: 'L', before: 0, after: 1 },
                    ],
                    fields: [
                      { field: 'street', before: '4, rue des Oliviers', after: '9, rue du Temple' },
                      { field: 'total_amount', before: '39.92', after: '34.92' },
                    ],
                  },
                },
              ],
            })(),
          )
        : undefined,
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText(/^Ajouté × 1/, {}, WAIT)).toBeVisible();
    await expect(body.getByText('9, rue du Temple')).toBeVisible();
    await expect(body.getByText('Réduction')).toBeVisible();
  },
};

/** During the call, the form is one click away, and the keys of the outcomes do nothing in it. */
export const DuringTheCall: Story = {
  args: { path: '/admin/commands/confirm', features: [...FEATURES, 'confirmation'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Modifier la commande' }, WAIT),
    );
    const form = await findForm(canvasElement);
    await addPiece(form);
    await userEvent.keyboard('n');
    await expect(form.getByText(/^À encaisser/)).toHaveTextContent('71,84');
    await save(form);
    await canvas.findByRole('heading', { level: 2, name: 'Amel Ben Salah' }, WAIT);
  },
};

/** API-4: without the feature, and for a shipped order, there is no form. */
export const NotEditable: Story = {
  args: { path: `/admin/commands?open=9ZB5C-VTN1E&edit=9ZB5C-VTN1E` },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByText('Sous-total', {}, WAIT);
    await expect(body.queryByRole('button', { name: 'Modifier la commande' })).toBeNull();
    await expect(body.queryByRole('dialog', { name: /^Modifier/ })).toBeNull();
  },
};
