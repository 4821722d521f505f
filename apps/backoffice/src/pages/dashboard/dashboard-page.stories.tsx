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

/** ADM-4: with the feature `stats`, the statistics; each number links to its list. */
export const WithFigures: Story = {
  tags: ['full'],
  args: { features: ['stats', 'status'] },
  play: async ({ canvas }) => {
    const waiting = await canvas.findByRole('link', { name: /Commandes à confirmer/ }, WAIT);
    await expect(waiting).toHaveTextContent('2');
    await expect(waiting).toHaveAttribute('href', '/admin/commands?status=new');
    await expect(canvas.getByRole('link', { name: /Messages à traiter/ })).toHaveAttribute(
      'href',
      '/admin/contacts?answered=no',
    );
    const best = within(canvas.getByRole('region', { name: 'Meilleures ventes' }));
    await expect(best.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(canvas.getByText('Voir les chiffres'));
    const table = within(await canvas.findByRole('table'));
    await expect(table.getAllByRole('row')).toHaveLength(32);
    const alerts = await canvas.findByRole('switch', { name: /M’avertir/ }, WAIT);
    await userEvent.click(alerts);
    await waitFor(() => expect(document.title).toMatch(/^\(\d+\) Bienvenue/));
    await userEvent.click(alerts);
  },
};

/** Without the feature `stats` there are no statistics and no request. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Bienvenue chez Dar Yasmine' }, WAIT);
    await expect(canvas.queryByText('Chiffre d’affaires')).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** F1: if the statistics cannot be loaded, the rest of the page stays, with a retry. */
export const Failing: Story = {
  tags: ['failed'],
  args: { apiServer: 'failing', features: ['stats', 'status'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' }, WAIT)).toBeEnabled();
    await expect(canvas.getByRole('heading', { name: 'Produits' })).toBeVisible();
  },
};

export const Loading: Story = { args: { apiServer: 'silent', features: ['stats', 'status'] } };

/** ADM-3: Logout redirects to login. */
export const LogsOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Se déconnecter' }, WAIT));
    await expect(await canvas.findByRole('heading', { name: 'Connexion' }, WAIT)).toBeVisible();
  },
};

/** A new shop: nothing sold yet. */
export const Empty: Story = {
  args: { apiServer: 'empty', features: ['stats', 'status'] },
  play: async ({ canvas }) => {
    const waiting = await canvas.findByRole('link', { name: /Commandes à confirmer/ }, WAIT);
    await expect(waiting).toHaveTextContent('0');
  },
};

/** Names of the maximum length on a phone: nothing overflows. */
export const Longest: Story = {
  args: { apiServer: 'longest', features: ['stats', 'status'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /anticonstitutionnellement/ }, WAIT);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** 5,000 new orders and as many unanswered messages. */
export const FiveThousand: Story = {
  args: { apiServer: 'many', features: ['stats', 'status'] },
  play: async ({ canvas }) => {
    const waiting = await canvas.findByRole('link', { name: /Commandes à confirmer/ }, WAIT);
    await expect(waiting).toHaveTextContent(/5\s000/);
  },
};
