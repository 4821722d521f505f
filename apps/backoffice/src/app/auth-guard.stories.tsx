import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../story-frame.tsx';

const WAIT = { timeout: 10_000 };

const meta = {
  title: 'Back office/Guard',
  component: StoryFrame,
  args: { path: '/admin/products' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ADM-2: without a token the guard redirects to login. */
export const NoToken: Story = {
  args: { signedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Connexion' }, WAIT)).toBeVisible();
  },
};

/** ADM-2: if the token cannot be checked, the page has a retry and a link to login. */
export const Unchecked: Story = {
  tags: ['failed'],
  args: { access: 'failing' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Votre accès n’a pas pu être vérifié' }, WAIT),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  },
};

/** ADM-2: the link opens login. */
export const LoginFromUnchecked: Story = {
  args: { access: 'failing' },
  play: async (context) => {
    const { canvas } = context;
    await Unchecked.play?.(context);
    await userEvent.click(canvas.getByRole('link', { name: 'Aller à la page de connexion' }));
    await expect(await canvas.findByRole('heading', { name: 'Connexion' }, WAIT)).toBeVisible();
  },
};

/** ADM-2: nothing of the page is visible before the response. */
export const Checking: Story = {
  args: { access: 'silent' },
  play: async ({ canvas }) => {
    const status = await canvas.findByText(/^Vérification de votre accès/, {}, WAIT);
    await waitFor(() => expect(status).toBeVisible());
    await expect(canvas.queryByRole('heading', { name: 'Produits' })).toBeNull();
  },
};

/** An API server where the session has ended when the first product is saved. */
function endsAtSave() {
  return (request: Request): Promise<Response> | undefined =>
    request.method === 'PUT'
      ? Promise.resolve(Response.json({ error: 'unauthorized' }, { status: 401 }))
      : undefined;
}

async function loginOver(username: string) {
  const form = within(await screen.findByRole('dialog', { name: 'Modifier le produit' }, WAIT));
  await userEvent.type(form.getByLabelText(/^Nom du produit/), ' brodée');
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer le produit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Votre session a expiré' }, WAIT);
  const login = within(dialog);
  await userEvent.type(login.getByLabelText(/^Nom d’utilisateur/), username);
  await userEvent.type(login.getByLabelText(/^Mot de passe/), 'une longue phrase');
  await userEvent.click(login.getByRole('button', { name: 'Se connecter' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument(), WAIT);
}

/** F8: the same account continues in the form it left. */
export const SameAccount: Story = {
  args: { path: '/admin/products?open=1', intercept: endsAtSave },
  play: async () => {
    await loginOver('owner');
    await expect(screen.getByLabelText(/^Nom du produit/)).toHaveDisplayValue(/ brodée$/);
  },
};

/** P2: another account does not see the page, the form and the data of the one before. */
export const OtherAccount: Story = {
  args: { path: '/admin/products?open=1', intercept: endsAtSave },
  play: async ({ canvas }) => {
    await loginOver('Salma');
    await canvas.findByRole('heading', { name: 'Bienvenue chez Dar Yasmine' }, WAIT);
    await expect(screen.queryByLabelText(/^Nom du produit/)).toBeNull();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** An unknown URL has its own page with a link to the dashboard. */
export const Unknown: Story = {
  tags: ['full'],
  args: { path: '/admin/nowhere' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Page introuvable' }, WAIT),
    ).toBeVisible();
  },
};

/** The link of an unknown URL opens the dashboard. */
export const DashboardFromUnknown: Story = {
  args: { path: '/admin/nowhere' },
  play: async (context) => {
    const { canvas } = context;
    await Unknown.play?.(context);
    await userEvent.click(canvas.getByRole('link', { name: 'Retour au tableau de bord' }));
    await canvas.findByRole('heading', { name: 'Bienvenue chez Dar Yasmine' }, WAIT);
  },
};

/** A failed access check with 40 % longer texts on a phone. */
export const Longest: Story = {
  args: { access: 'failing' },
  globals: { texts: 'pseudo', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toBeVisible(), WAIT);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
