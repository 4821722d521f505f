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

/** ADM-2: no token leads to login. */
export const NoToken: Story = {
  args: { signedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Connexion' }, WAIT)).toBeVisible();
  },
};

/** ADM-2: a host that cannot check the token shows a retry and a link to login. */
export const Unchecked: Story = {
  tags: ['failed'],
  args: { access: 'failing' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Votre accès n’a pas pu être vérifié' }, WAIT),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('link', { name: 'Aller à la page de connexion' }));
    await expect(await canvas.findByRole('heading', { name: 'Connexion' }, WAIT)).toBeVisible();
  },
};

/** ADM-2: while the host has not answered, nothing of the page behind is shown. */
export const Checking: Story = {
  args: { access: 'silent' },
  play: async ({ canvas }) => {
    const told = await canvas.findByText(/^Vérification de votre accès/, {}, WAIT);
    await waitFor(() => expect(told).toBeVisible());
    await expect(canvas.queryByRole('heading', { name: 'Produits' })).toBeNull();
  },
};

/** An address that leads nowhere says so and leads back. */
export const Unknown: Story = {
  tags: ['full'],
  args: { path: '/admin/nowhere' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Page introuvable' }, WAIT),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Retour au tableau de bord' }));
    await canvas.findByRole('heading', { name: 'Bienvenue chez Dar Yasmine' }, WAIT);
  },
};

/** An access that could not be checked, in texts longer by 40 %, on a phone. */
export const Longest: Story = {
  args: { access: 'failing' },
  globals: { length: 'long', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', {}, WAIT)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
