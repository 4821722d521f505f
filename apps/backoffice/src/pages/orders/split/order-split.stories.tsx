import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fixtureOrders } from '../../../../../../.storybook/order-fixtures.ts';
import { StoryFrame } from '../../../story-frame.tsx';

const WAIT = { timeout: 15_000 };
const FEATURES = ['status', 'paging', 'order-edit', 'drafts'] as const;
const HEADERS = { 'Shop-Features': FEATURES.join(' ') };
/** The confirmed order, of two lines with two pieces each. */
const ID = 'P4W8D-2HJ6R';
const PATH = `/admin/commands?open=${ID}`;
const ARABIC = 'وشاح من الصوف الناعم المنسوج يدويا في المهدية';

const meta = {
  title: 'Back office/Order split',
  component: StoryFrame,
  args: { path: PATH, features: FEATURES },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openForm(canvasElement: HTMLElement, name: RegExp = /^Séparer en deux$/) {
  const body = within(canvasElement.ownerDocument.body);
  await userEvent.click(await body.findByRole('button', { name }, WAIT));
  const dialog = await body.findByRole('dialog', { name: /^(Séparer la|Split order)/ }, WAIT);
  return within(dialog);
}

type Form = Awaited<ReturnType<typeof openForm>>;

async function moveOnePiece(form: Form) {
  const [more] = await form.findAllByRole('button', { name: /^(Une de plus|One more)/ });
  if (more) await userEvent.click(more);
}

function respond(response: () => Promise<Response>) {
  return () => (request: Request) =>
    new URL(request.url).pathname.endsWith('/split/') ? response() : undefined;
}

/** The lines with their pieces, none chosen, and the shipping once. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await expect(form.getByRole('button', { name: 'Une seule fois' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await moveOnePiece(form);
    await expect(form.getByText('Seconde commande :')).toBeVisible();
  },
};

/** On a phone the form is full-screen. */
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };

/** The back office in English. */
export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement, /^Split in two$/);
    await moveOnePiece(form);
    await userEvent.click(form.getByRole('button', { name: 'For both parcels' }));
    await expect(form.getByText('Second order:')).toBeVisible();
  },
};

/** Without a piece, or with all of them, nothing is split. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Séparer' }));
    await expect(await form.findByText('Choisissez au moins une pièce.')).toBeVisible();
    for (const more of form.getAllByRole('button', { name: /^Une de plus/ })) {
      await userEvent.dblClick(more);
    }
    await expect(await form.findByText(/^Une pièce au moins reste/)).toBeVisible();
  },
};

/** The second order is one click away. */
export const Done: Story = {
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const form = await openForm(canvasElement);
    await moveOnePiece(form);
    await userEvent.click(form.getByRole('button', { name: 'Séparer' }));
    await expect(await body.findByText(/^Commande n° .*créée/, {}, WAIT)).toBeVisible();
    await expect(body.getByRole('button', { name: 'Voir la seconde commande' })).toBeVisible();
  },
};

/** With the feature `undo` the notice also has Undo. */
export const Undo: Story = {
  args: { features: [...FEATURES, 'undo'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const form = await openForm(canvasElement);
    await moveOnePiece(form);
    await userEvent.click(form.getByRole('button', { name: 'Séparer' }));
    await body.findByRole('button', { name: 'Voir la seconde commande' }, WAIT);
    await userEvent.click(await body.findByRole('button', { name: 'Défaire' }, WAIT));
    await expect(await body.findByText(/changement annulé/, {}, WAIT)).toBeVisible();
  },
};

/** An order that changed meanwhile is not split. */
export const Conflict: Story = {
  args: {
    intercept: respond(() =>
      Promise.resolve(
        Response.json(
          { error: 'x', code: 'order_conflict', order: fixtureOrders[1] },
          { status: 409, headers: HEADERS },
        ),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await moveOnePiece(form);
    await userEvent.click(form.getByRole('button', { name: 'Séparer' }));
    await expect(
      await form.findByText(/Cette commande a changé entre-temps/, {}, WAIT),
    ).toBeVisible();
  },
};

/** A failure keeps what was chosen. */
export const Failing: Story = {
  args: {
    intercept: respond(() =>
      Promise.resolve(
        Response.json({ error: 'x', code: 'internal' }, { status: 500, headers: HEADERS }),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await moveOnePiece(form);
    await userEvent.click(form.getByRole('button', { name: 'Séparer' }));
    await expect(
      await form.findByText(/La commande n’a pas été séparée|Impossible de savoir/, {}, WAIT),
    ).toBeVisible();
  },
};

/** Long and Arabic names have room. */
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    intercept: () => (request) => {
      if (new URL(request.url).pathname !== `/api/commands/${ID}/`) return undefined;
      const [, order] = fixtureOrders;
      const lines = order?.command_products.map((line, index) => ({
        ...line,
        product: {
          ...line.product,
          product_name: index === 0 ? ARABIC : 'Robe portefeuille en lin lavé à manches ballon',
        },
      }));
      return Promise.resolve(
        Response.json({ ...order, command_products: lines, history: [] }, { headers: HEADERS }),
      );
    },
  },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await expect(await form.findByText(ARABIC)).toBeVisible();
  },
};

/** Both histories name the other order. */
export const InHistory: Story = {
  args: {
    intercept: () => (request) =>
      new URL(request.url).pathname === `/api/commands/${ID}/`
        ? Promise.resolve(
            Response.json(
              {
                ...fixtureOrders[1],
                source: 'phone',
                history: [
                  {
                    at: '2026-11-21T09:00:00.000Z',
                    by: 'owner',
                    cause: 'split_to',
                    other_order: 'X2Y8R-4MWKT',
                    edit: {
                      lines: [
                        {
                          product_name: 'Chemise en lin',
                          color: '#17457F',
                          size: 'L',
                          before: 2,
                          after: 1,
                        },
                      ],
                      fields: [],
                    },
                  },
                ],
              },
              { headers: HEADERS },
            ),
          )
        : undefined,
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText(/^Séparée/, {}, WAIT)).toBeVisible();
    await expect(body.getByRole('link', { name: /X2Y8R-4MWKT/ })).toBeVisible();
  },
};

/** API-4: without the feature, an order is not split. */
export const NotOffered: Story = {
  args: { features: ['status', 'paging', 'order-edit'] },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('button', { name: 'Modifier la commande' }, WAIT);
    await expect(body.queryByRole('button', { name: 'Séparer en deux' })).toBeNull();
  },
};
