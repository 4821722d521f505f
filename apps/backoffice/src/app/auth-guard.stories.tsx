import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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
    await expect(await canvas.findByRole('heading', {}, WAIT)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
