import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fixtureProducts } from '../../../../../../.storybook/product-fixtures.ts';
import { StoryFrame } from '../../../story-frame.tsx';

const WAIT = { timeout: 15_000 };
const FEATURES = [
  'status',
  'paging',
  'search',
  'product-read',
  'idempotent-creates',
  'order-edit',
  'drafts',
  'customers',
] as const;
const HEADERS = { 'Shop-Features': FEATURES.join(' ') };
const PATH = '/admin/commands/new';
const ARABIC = 'وشاح من الصوف الناعم المنسوج يدويا في المهدية';

const meta = {
  title: 'Back office/New order',
  component: StoryFrame,
  args: { path: PATH, features: FEATURES },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The request that places an order gets another response. */
function place(response: () => Promise<Response>) {
  return () => (request: Request) =>
    new URL(request.url).pathname === '/api/manual-commands/' ? response() : undefined;
}

function refuse(code: string, details: object = {}) {
  return place(() =>
    Promise.resolve(
      Response.json({ error: code, code, ...details }, { status: 409, headers: HEADERS }),
    ),
  );
}

/** Adds the first product that the search offers. */
async function addItem(canvas: Canvas, canvasElement: HTMLElement) {
  await userEvent.click(await canvas.findByRole('combobox', { name: /^(Ajouter|Add)/ }, WAIT));
  const body = within(canvasElement.ownerDocument.body);
  const [option] = await body.findAllByRole('option', { name: /en stock|in stock/ }, WAIT);
  if (!option) throw new Error('no product');
  await userEvent.click(option);
  await canvas.findByLabelText(/^(Quantité|Quantity)$/, {}, WAIT);
}

async function typeAddress(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(/^Téléphone/, {}, WAIT), '98765432');
  await userEvent.type(canvas.getByLabelText(/^Nom/), 'Amira Ben Salah');
  await userEvent.type(canvas.getByLabelText(/^Adresse/), '4, rue des Oliviers');
  await userEvent.type(canvas.getByLabelText(/^Ville/), 'Sfax');
}

function submit(canvas: Canvas) {
  return userEvent.click(canvas.getByRole('button', { name: 'Passer la commande' }));
}

/** Nothing is typed yet: the source, the number first, and the items. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Téléphone' }, WAIT)).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByText(/^Saisissez le numéro/)).toBeVisible();
    await expect(canvas.queryByText('Brouillon gardé sur cet appareil')).toBeNull();
  },
};

/** On a phone, the total and the button are above the navigation. */
export const Phone: Story = { ...Empty, globals: { viewport: { value: 'phone' } } };

/** A known number offers the customer's name and last address, and the refused orders. */
export const KnownCustomer: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText(/^Téléphone/, {}, WAIT), '20 123 450');
    await userEvent.click(
      await canvas.findByRole('button', { name: /Reprendre Amel Ben Salah/ }, WAIT),
    );
    await expect(canvas.getByLabelText(/^Nom/)).toHaveValue('Amel Ben Salah');
    await expect(canvas.getByLabelText(/^Adresse/)).toHaveValue('12, rue du Jasmin');
    await expect(canvas.getByLabelText(/^Ville/)).toHaveValue('La Marsa');
    await expect(canvas.getByText(/2 refusées/)).toBeVisible();
    await addItem(canvas, canvasElement);
    const bar = canvas.getByRole('region', { name: 'Total et envoi de la commande' });
    await expect(bar).toHaveTextContent(/À encaisser.*\d,\d\d/);
    await expect(canvas.getByText('Brouillon gardé sur cet appareil')).toBeVisible();
  },
};

/** The same on a phone. */
export const KnownCustomerOnPhone: Story = {
  ...KnownCustomer,
  globals: { viewport: { value: 'phone' } },
};

/** The back office in English. */
export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await addItem(canvas, canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Instagram' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Place the order' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Phone/)).toHaveFocus());
    await expect(canvas.getAllByText('This field is required.').length).toBeGreaterThan(0);
  },
};

/** A placed order is shown in the list, and the draft is gone. */
export const Placed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await typeAddress(canvas);
    await addItem(canvas, canvasElement);
    await submit(canvas);
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText(/^Commande n°.*enregistrée/, {}, WAIT)).toHaveTextContent(
      'K7Q29-FXM3T enregistrée',
    );
    await expect(await body.findByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
  },
};

/** A text that is no phone number is named when the field is left, until it is corrected. */
export const NoPhoneNumber: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(/^Téléphone/, {}, WAIT);
    await userEvent.type(field, 'abc');
    await expect(canvas.queryByText(/n’est pas un numéro de téléphone/)).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText(/n’est pas un numéro de téléphone/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '98 765 432 / 22 111 333');
    await expect(canvas.queryByText(/n’est pas un numéro de téléphone/)).toBeNull();
  },
};

/** Without an item nothing is sent, and the form shows an error. */
export const NoLines: Story = {
  play: async ({ canvas }) => {
    await typeAddress(canvas);
    await submit(canvas);
    await expect(await canvas.findByText('Ajoutez au moins un article.')).toBeVisible();
  },
};

/** An item that sold out meanwhile is named, and nothing that was typed is lost. */
export const Short: Story = {
  args: {
    intercept: refuse('out_of_stock', {
      lines: fixtureProducts.slice(0, 1).flatMap(({ product_Id, colors }) =>
        colors.flatMap(({ color_name, sizes }) =>
          sizes.map(({ size }) => ({
            product: product_Id,
            color: color_name,
            size,
            requested: 1,
            available: 0,
          })),
        ),
      ),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await typeAddress(canvas);
    await addItem(canvas, canvasElement);
    await submit(canvas);
    await expect(
      await canvas.findByText(/corrigez les quantités signalées/, {}, WAIT),
    ).toBeVisible();
    await expect(canvas.getByText('Il n’en reste plus.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Nom/)).toHaveValue('Amira Ben Salah');
  },
};

/** Another price is shown before the order is placed at it. */
export const TotalChanged: Story = {
  args: { intercept: refuse('total_changed', { total_amount: '99.90', shipping_charge: '8.00' }) },
  play: async ({ canvas, canvasElement }) => {
    await typeAddress(canvas);
    await addItem(canvas, canvasElement);
    await submit(canvas);
    await expect(
      await canvas.findByText(/le total est maintenant de 99,90/, {}, WAIT),
    ).toBeVisible();
  },
};

/** Without a connection the order is not placed, and what was typed is kept. */
export const Offline: Story = {
  args: { intercept: place(() => Promise.reject(new TypeError('offline'))) },
  play: async ({ canvas, canvasElement }) => {
    await typeAddress(canvas);
    await addItem(canvas, canvasElement);
    await submit(canvas);
    await expect(
      await canvas.findByText(/La réponse ne nous est pas parvenue|Impossible de savoir/, {}, WAIT),
    ).toBeVisible();
    await expect(canvas.getByLabelText(/^Adresse/)).toHaveValue('4, rue des Oliviers');
  },
};

/** The draft is discarded after a question. */
export const Discard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText(/^Nom/, {}, WAIT), 'Amira');
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer le brouillon' }));
    const body = within(canvasElement.ownerDocument.body);
    const question = await body.findByRole('alertdialog', { name: /^Effacer ce brouillon/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Effacer le brouillon' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Nom/)).toHaveValue(''));
  },
};

/** The staff give no reduction. */
export const Staff: Story = {
  args: { features: [...FEATURES, 'staff'], admin: { role: 'staff' } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Nom/, {}, WAIT);
    await expect(canvas.queryByLabelText('Réduction (TND)')).toBeNull();
  },
};

/** Long and Arabic texts have room. */
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText(/^Téléphone/, {}, WAIT), '20123452');
    await userEvent.click(
      await canvas.findByRole('button', { name: /Reprendre Marie-Françoise/ }, WAIT),
    );
    await userEvent.type(canvas.getByLabelText(/^Ville/), ` ${ARABIC}`);
    await userEvent.type(canvas.getByLabelText(/^Note/), ARABIC);
    await addItem(canvas, canvasElement);
  },
};

/** Customers and products that cannot be loaded do not stop the order. */
export const Failing: Story = {
  args: {
    intercept: () => (request) =>
      /^\/api\/(customers|products)\//.test(new URL(request.url).pathname)
        ? Promise.resolve(
            Response.json({ error: 'x', code: 'internal' }, { status: 500, headers: HEADERS }),
          )
        : undefined,
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText(/^Téléphone/, {}, WAIT), '20123450');
    await expect(
      await canvas.findByText('Les fiches client n’ont pas pu être cherchées.', {}, WAIT),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: /^Ajouter/ }));
    const body = within(canvasElement.ownerDocument.body);
    await expect(
      await body.findByText('Les produits n’ont pas pu être chargés.', {}, WAIT),
    ).toBeVisible();
  },
};

/** API-4: without the feature, the page explains that the server takes only orders that are placed online. */
export const Missing: Story = {
  args: { features: ['status'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Pas de saisie de commandes ici' }, WAIT),
    ).toBeVisible();
  },
};

/** A product that was deleted since it was added has no price: the form explains what to do, and sends nothing. */
export const DeletedProduct: Story = {
  args: {
    intercept: () => (request) =>
      /^\/api\/products\/[^/]+\/$/.test(new URL(request.url).pathname)
        ? Promise.resolve(
            Response.json({ error: 'x', code: 'not_found' }, { status: 404, headers: HEADERS }),
          )
        : undefined,
  },
  play: async ({ canvas, canvasElement }) => {
    await typeAddress(canvas);
    await addItem(canvas, canvasElement);
    await submit(canvas);
    await expect(
      await canvas.findByText(/^Le prix d’un article n’est pas connu/, {}, WAIT),
    ).toBeVisible();
  },
};
