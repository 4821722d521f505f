import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 10_000 };

const meta = {
  title: 'Back office/Contacts',
  component: StoryFrame,
  args: { path: '/admin/contacts' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ADM-9: cards by kind with id, client and email; details; deletion after the question. */
export const Full: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const [card] = await canvas.findAllByRole('article', { name: 'Demande de retour' }, WAIT);
    const first = within(card ?? canvasElement);
    await expect(first.getByText('amel.bensalah@exemple.tn')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Voir le détail' }));
    const details = within(await body.findByRole('dialog', { name: 'Demande de retour' }));
    await expect(details.getByRole('link', { name: /K7Q29-FXM3T/ })).toHaveAttribute(
      'href',
      '/admin/commands?open=K7Q29-FXM3T',
    );
    await userEvent.click(details.getByRole('button', { name: 'Supprimer' }));
    const question = within(
      await body.findByRole('alertdialog', {
        name: /Voulez-vous vraiment supprimer cette demande/,
      }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await expect(await body.findByText('La demande a été supprimée', {}, WAIT)).toBeVisible();
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

export const Empty: Story = {
  args: { mood: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Aucun message pour l’instant' }, WAIT);
  },
};

/** F1: a host that fails leaves the page standing, with a retry. */
export const Failing: Story = {
  args: { mood: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' }, WAIT)).toBeEnabled();
  },
};

export const Loading: Story = { args: { mood: 'silent' } };
