import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 10_000 };

const meta = {
  title: 'Back office/Security log',
  component: StoryFrame,
  args: { path: '/admin/security', features: ['security-events', 'staff', 'paging'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The trail: changes before and after, counted rejections, and what a command did. */
export const Full: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('article', { name: 'Produit modifié' }, WAIT),
    ).toHaveTextContent('Prix : avant : 120,00 TND après : 99,00 TND');
    await expect(canvas.getByRole('article', { name: 'Produit modifié' })).toHaveTextContent(
      'Populaire : avant : non après : oui',
    );
    await expect(canvas.getByRole('link', { name: /^Commande n°\sK7Q29-FXM3T$/ })).toHaveAttribute(
      'href',
      '/admin/commands?open=K7Q29-FXM3T',
    );
    const added = canvas.getByRole('article', { name: 'Produit ajouté' });
    await expect(within(added).getByText('Couffin de Nabeul')).toBeVisible();
    await expect(added).toHaveTextContent('Prix : 60,00 TND');
    // What a new product has by default is left out, and what is beside it.
    await expect(added).not.toHaveTextContent(/Étiquette|Populaire|Remise|Description|Nom :/);
    await expect(added).not.toHaveTextContent(/Prix en promotion|Numéro/);
    await expect(canvas.getByText('41 fois')).toBeVisible();
    await expect(canvas.getByText('Serveur (tâche technique)')).toBeVisible();
  },
};

/** The kind is a filter of the list. */
export const Rejections: Story = {
  args: { path: '/admin/security?kind=rejection' },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Connexion refusée' }, WAIT);
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /Refus/ }));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(5), WAIT);
  },
};

export const Empty: Story = {
  args: { apiServer: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun événement', {}, WAIT)).toBeVisible();
  },
};

export const Loading: Story = { args: { apiServer: 'silent' } };

export const Failed: Story = {
  tags: ['failed'],
  args: { apiServer: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' }, WAIT)).toBeVisible();
  },
};

/** ADR 0097: the staff see that only the owner can open the log. */
export const Staff: Story = {
  args: { admin: { username: 'Salma', role: 'staff' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Réservé au propriétaire', {}, WAIT)).toBeVisible();
    await expect(canvas.getByText(/^Seul le propriétaire/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  },
};

/** The same in English. */
export const StaffEnglish: Story = {
  args: { admin: { username: 'Salma', role: 'staff' } },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For the owner only', {}, WAIT)).toBeVisible();
  },
};

/** API-4: a server without the feature has no log. */
export const Missing: Story = {
  args: { features: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pas de journal ici', {}, WAIT)).toBeVisible();
  },
};

/** The longest texts of the contract. */
export const Longest: Story = {
  args: { apiServer: 'longest' },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Produit modifié' }, WAIT);
  },
};
