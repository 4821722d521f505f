import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 10_000 };

const meta = {
  title: 'Back office/Dashboard',
  component: StoryFrame,
  args: { path: '/admin' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ADM-4: a welcome, Logout, and the side menu's five pages. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Bienvenue chez Dar Yasmine' }, WAIT);
    const menu = canvas.getByRole('navigation', { name: 'Menu principal' });
    const pages = within(menu).getAllByRole('link');
    await expect(pages.map(({ textContent }) => textContent)).toEqual([
      'Tableau de bord',
      'Produits',
      'Commandes',
      'Messages',
      'Images',
    ]);
    await expect(pages[0]).toHaveAttribute('aria-current', 'page');
  },
};

/** ADM-4: where the host can tell, how the shop stands; each figure leads to its list. */
export const WithFigures: Story = {
  tags: ['full'],
  args: { features: ['stats', 'status'] },
  play: async ({ canvas }) => {
    const waiting = await canvas.findByRole('link', { name: /Commandes à confirmer/ }, WAIT);
    await expect(waiting).toHaveTextContent('2');
    await expect(waiting).toHaveAttribute('href', '/admin/commands?status=new');
    await expect(canvas.getByRole('link', { name: /Messages sans réponse/ })).toHaveAttribute(
      'href',
      '/admin/contacts?answered=no',
    );
    const best = within(canvas.getByRole('region', { name: 'Meilleures ventes' }));
    await expect(best.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(canvas.getByText('Voir les chiffres'));
    const table = within(await canvas.findByRole('table'));
    await expect(table.getAllByRole('row')).toHaveLength(32);
    const alerts = await canvas.findByRole('switch', { name: /Me prévenir/ }, WAIT);
    await userEvent.click(alerts);
    await waitFor(() => expect(document.title).toMatch(/^\(\d+\) Bienvenue/));
    await userEvent.click(alerts);
  },
};

/** A host that offers no figures: none are shown, and nothing is asked. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Bienvenue chez Dar Yasmine' }, WAIT);
    await expect(canvas.queryByText('Chiffre d’affaires')).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** F1: figures that cannot be read leave the rest of the page standing, with a retry. */
export const Failing: Story = {
  tags: ['failed'],
  args: { mood: 'failing', features: ['stats', 'status'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' }, WAIT)).toBeEnabled();
    await expect(canvas.getByRole('heading', { name: 'Produits' })).toBeVisible();
  },
};

export const Loading: Story = { args: { mood: 'silent', features: ['stats', 'status'] } };

/** ADM-3: Logout leads to login. */
export const LogsOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Se déconnecter' }, WAIT));
    await expect(await canvas.findByRole('heading', { name: 'Connexion' }, WAIT)).toBeVisible();
  },
};

/** A shop on its first day: figures of nothing sold. */
export const Empty: Story = {
  args: { mood: 'empty', features: ['stats', 'status'] },
  play: async ({ canvas }) => {
    const waiting = await canvas.findByRole('link', { name: /Commandes à confirmer/ }, WAIT);
    await expect(waiting).toHaveTextContent('0');
  },
};

/** Names as long as the host lets them be, on a phone: nothing is pushed out of the page. */
export const Longest: Story = {
  args: { mood: 'longest', features: ['stats', 'status'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /anticonstitutionnellement/ }, WAIT);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** 5,000 orders and as many messages wait. */
export const FiveThousand: Story = {
  args: { mood: 'many', features: ['stats', 'status'] },
  play: async ({ canvas }) => {
    const waiting = await canvas.findByRole('link', { name: /Commandes à confirmer/ }, WAIT);
    await expect(waiting).toHaveTextContent(/5\s000/);
  },
};
