import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 15_000 };

const meta = {
  title: 'Back office/Commands',
  component: StoryFrame,
  args: { path: '/admin/commands' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ADM-8: cards with the order's number and client; details; deletion after the question. */
export const Full: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const card = await canvas.findByRole('article', { name: /K7Q29-FXM3T/ }, WAIT);
    await expect(card).toHaveTextContent('Amel Ben Salah');

    await userEvent.click(within(card).getByRole('button', { name: 'Voir le détail' }));
    const details = await body.findByRole('dialog', { name: /K7Q29-FXM3T/ });
    await expect(details).toHaveTextContent('12, rue du Jasmin');
    await userEvent.click(within(details).getByRole('button', { name: 'Supprimer' }));

    const question = await body.findByRole('alertdialog', {
      name: /Voulez-vous vraiment supprimer cette commande/,
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Supprimer' }));
    await expect(await body.findByText('La commande a été supprimée')).toBeVisible();
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/** API-4: a host without the feature `status` shows and moves none. */
export const Details: Story = {
  args: { path: '/admin/commands?open=M3X7Y-K8QA4' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const details = await body.findByRole('dialog', { name: /M3X7Y-K8QA4/ }, WAIT);
    await expect(await within(details).findByText('Sous-total')).toBeVisible();
    await expect(within(details).queryByText('Statut')).toBeNull();
  },
};

/** ADM-8: an order the host has no more is said to be gone, and leads back to the orders. */
export const Gone: Story = {
  args: { path: '/admin/commands?search=gharbi&open=AAAAA-AAAAA', features: ['status'] },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('heading', { name: 'Cette commande n’existe plus' }, WAIT);
    await expect(body.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    await userEvent.click(body.getByRole('link', { name: 'Voir toutes les commandes' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('searchbox', { name: 'Rechercher' })).toHaveValue('');
  },
};

/** ADM-8 on a host with statuses: tabs that count, the usual move on the card, every move and the history inside. */
export const WithStatuses: Story = {
  tags: ['full'],
  args: { features: ['status'] },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const tabs = await canvas.findByRole('navigation', { name: 'Commandes par statut' }, WAIT);
    await waitFor(() => expect(tabs).toHaveTextContent(/Nouvelles\s*\d/), WAIT);
    const card = await canvas.findByRole('article', { name: /K7Q29-FXM3T/ }, WAIT);
    await expect(within(card).getByRole('button', { name: 'Confirmer' })).toBeEnabled();
    await expect(within(card).queryByRole('button', { name: 'Annuler la commande' })).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: 'Voir le détail' }));
    const details = await body.findByRole('dialog', { name: /K7Q29-FXM3T/ });
    await userEvent.click(within(details).getByRole('button', { name: 'Annuler la commande' }));
    await expect(
      await body.findByRole('alertdialog', { name: /Voulez-vous vraiment annuler/ }),
    ).toHaveTextContent('reviendront en stock');
  },
};

/** Picked orders are acted on together, and only as far as each of them may go. */
export const Picked: Story = {
  args: { features: ['status'] },
  play: async ({ canvas }) => {
    for (const id of ['K7Q29-FXM3T', 'P4W8D-2HJ6R']) {
      await userEvent.click(
        await canvas.findByRole('checkbox', { name: new RegExp(`Sélectionner.*${id}`) }, WAIT),
      );
    }
    const bar = canvas.getByRole('region', { name: 'Commandes sélectionnées' });
    await expect(bar).toHaveTextContent('2 sélectionnées');
    await expect(within(bar).getByRole('button', { name: 'Annuler les commandes' })).toBeVisible();
    await expect(within(bar).queryByRole('button', { name: 'Confirmer' })).toBeNull();
    await userEvent.click(within(bar).getByRole('button', { name: 'Tout désélectionner' }));
    await expect(canvas.queryByRole('region', { name: 'Commandes sélectionnées' })).toBeNull();
  },
};

/** API-4: the host does not search, so the page does. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', {}, WAIT);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher' }), 'gharbi');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher' }), 'zz');
    await expect(await canvas.findByText(/Rien ne correspond/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { mood: 'empty' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Aucune commande pour l’instant' }, WAIT),
    ).toBeVisible();
  },
};

/** F1: a host that fails leaves the page standing, with a retry. */
export const Failing: Story = {
  tags: ['failed'],
  args: { mood: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, WAIT)).toHaveTextContent(
      'Cette liste n’a pas pu être chargée',
    );
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  },
};

export const Loading: Story = {
  args: { mood: 'silent' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement…', {}, WAIT)).toBeInTheDocument();
  },
};

/** Names and addresses as long as the host takes them, on a phone: nothing is pushed out of the page. */
export const Longest: Story = {
  args: { mood: 'longest' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', {}, WAIT);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** 5,000 commandes, a page of them at a time. */
export const FiveThousand: Story = {
  args: { mood: 'many' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article', {}, WAIT);
    await expect(canvas.getAllByRole('article').length).toBeLessThanOrEqual(50);
  },
};
