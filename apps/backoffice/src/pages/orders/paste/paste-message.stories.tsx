import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
] as const;
const HEADERS = { 'Shop-Features': FEATURES.join(' ') };

const FRENCH = `Bonjour, je voudrais 2 chemisettes Raf Raf taille L en écru et une robe en bougainvillier M.
Nom : Amira Ben Salah
Tél : 22 345 678
Adresse : 12 rue Ibn Khaldoun, Sfax
C’est pour un anniversaire surprise, emballage discret svp`;
const DARIJA = `aslema n7eb zouz kmajja raf raf bidha L, ismi Amel Jaziri, noumrouya 22 345 111, noskon fi sousse sahloul 4`;
const ARABIC =
  'نحب روبة جاسمان زرقاء قياس M\nالاسم: سلمى الغربي\nالهاتف: ٥٠١١١٢٢٢\nالعنوان: نهج الحرية عدد 5، المرسى';

const meta = {
  title: 'Back office/Paste a message',
  component: StoryFrame,
  args: { path: '/admin/commands/new', features: FEATURES },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Opens the dialog, which is loaded then. */
async function openDialog({ canvas, canvasElement }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Coller|Paste) / }, WAIT));
  const body = within(canvasElement.ownerDocument.body);
  return within(await body.findByRole('dialog', { name: /^(Coller|Paste) / }, WAIT));
}

/** Pastes a text and proposes; returns what is shown. */
async function propose(context: PlayContext, text: string) {
  const dialog = await openDialog(context);
  const button = await dialog.findByRole('button', { name: /^Propose/ }, WAIT);
  await userEvent.click(dialog.getByRole('textbox'));
  await userEvent.paste(text);
  await userEvent.click(button);
  const body = within(context.canvasElement.ownerDocument.body);
  return within(await body.findByRole('dialog', { name: /^(Proposition|Proposal)/ }, WAIT));
}

/** The message is the first thing, and the dialog explains that nothing is sent. */
export const Empty: Story = {
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(dialog.getByLabelText('Message ou conversation')).toHaveFocus();
    await expect(dialog.getByText(/ni envoyé ni enregistré/)).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Proposer' }, WAIT));
    await expect(await dialog.findByText('Collez d’abord un message.')).toBeVisible();
  },
};

/** The same on a phone. */
export const EmptyOnPhone: Story = { ...Empty, globals: { viewport: { value: 'phone' } } };

/** A French message: each field with what it was read from, and what was not read. */
export const French: Story = {
  play: async (context) => {
    const dialog = await propose(context, FRENCH);
    await expect(dialog.getByLabelText('Nom')).toHaveValue('Amira Ben Salah');
    await expect(dialog.getByLabelText('Téléphone')).toHaveValue('22345678');
    await expect(dialog.getByLabelText('Adresse')).toHaveValue('12 rue Ibn Khaldoun');
    await expect(dialog.getByLabelText('Ville')).toHaveValue('Sfax');
    await expect(dialog.getAllByLabelText('Quantité')[0]).toHaveValue('2');
    await expect(dialog.getByRole('heading', { name: 'Non lu' })).toBeVisible();
    await expect(dialog.getByText(/anniversaire surprise/)).toBeVisible();
  },
};

/** The same on a phone. */
export const FrenchOnPhone: Story = { ...French, globals: { viewport: { value: 'phone' } } };

/** The proposal fills in the form of the order, after what is missing was chosen. */
export const Used: Story = {
  play: async (context) => {
    const dialog = await propose(context, 'Jebba Zitouna M, Sfax, Salma Gharbi, 50 111 222');
    const { canvas, canvasElement } = context;
    const products = dialog.getByRole('combobox', { name: 'Produit' });
    await userEvent.click(dialog.getByRole('button', { name: 'Reprendre' }));
    await waitFor(() => expect(products).toHaveFocus());
    await expect(dialog.getByText('Choisissez, ou retirez l’article.')).toBeVisible();
    const [, second] = within(products).getAllByRole('option');
    if (!second) throw new Error('no product to choose');
    await userEvent.selectOptions(products, second);
    const color = await dialog.findByRole('combobox', { name: 'Couleur' });
    const [, firstColor] = within(color).getAllByRole('option');
    if (!firstColor) throw new Error('no colour to choose');
    await userEvent.selectOptions(color, firstColor);
    await expect(dialog.getByRole('combobox', { name: 'Taille' })).toHaveValue('M');
    await userEvent.click(dialog.getByRole('button', { name: 'Reprendre' }));
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText(/^Nom/)).toHaveValue('Salma Gharbi');
    await expect(canvas.getByLabelText(/^Ville/)).toHaveValue('Sfax');
    await expect(await canvas.findByText('Jebba Zitouna brodée', { exact: false })).toBeVisible();
  },
};

/** The back office in English. */
export const English: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    const dialog = await propose(
      context,
      'Hi, 2 palm baskets please. My name is Sarah Miller, 22 111 444, Tunis',
    );
    await expect(dialog.getByLabelText('Name')).toHaveValue('Sarah Miller');
    await expect(dialog.getByText('Not found: Street')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Use' })).toBeVisible();
  },
};

/** A message in Darija in Latin letters. */
export const Darija: Story = {
  play: async (context) => {
    const dialog = await propose(context, DARIJA);
    await expect(dialog.getByLabelText('Nom')).toHaveValue('Amel Jaziri');
    await expect(dialog.getByLabelText('Adresse')).toHaveValue('sahloul 4');
    await expect(dialog.getByLabelText('Quantité')).toHaveValue('2');
  },
};

/** A message in Arabic letters and digits. */
export const Arabic: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const dialog = await propose(context, ARABIC);
    await expect(dialog.getByLabelText('Nom')).toHaveValue('سلمى الغربي');
    await expect(dialog.getByLabelText('Téléphone')).toHaveValue('50111222');
    await expect(dialog.getByLabelText('Ville')).toHaveValue('La Marsa');
  },
};

/** Nothing is read; the message can be corrected, and is still there. */
export const Nothing: Story = {
  play: async (context) => {
    const dialog = await propose(context, 'Merci, tout est arrivé');
    await expect(dialog.getByRole('heading', { name: 'Aucune commande reconnue' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Reprendre' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Corriger le message' }));
    await expect(dialog.getByLabelText('Message ou conversation')).toHaveValue(
      'Merci, tout est arrivé',
    );
  },
};

/** Without the products, the contact is proposed. */
export const Failing: Story = {
  args: {
    intercept: () => (request) =>
      new URL(request.url).pathname === '/api/products/'
        ? Promise.resolve(
            Response.json({ error: 'x', code: 'internal' }, { status: 500, headers: HEADERS }),
          )
        : undefined,
  },
  play: async (context) => {
    const dialog = await propose(context, FRENCH);
    await expect(dialog.getByText(/seules les coordonnées/)).toBeVisible();
    await expect(dialog.getByText('Aucun article reconnu.')).toBeVisible();
    await expect(dialog.getByLabelText('Nom')).toHaveValue('Amira Ben Salah');
  },
};

/** While the products load, the message can be pasted already. */
export const Loading: Story = {
  args: {
    intercept: () => (request) =>
      new URL(request.url).pathname === '/api/products/' ? new Promise(() => undefined) : undefined,
  },
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(dialog.getByRole('button', { name: 'Chargement des produits…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
