import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';
import { findDetails, itemOf } from '../../story-items.ts';

const WAIT = { timeout: 15_000 };

const meta = {
  title: 'Back office/Commands/Undo',
  component: StoryFrame,
  args: { path: '/admin/commands', features: ['status', 'paging', 'undo'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The notice about a deletion has Undo, and the confirmation contains that the bin keeps the order. */
export const Deletion: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const card = itemOf(await canvas.findByRole('heading', { name: /K7Q29-FXM3T/ }, WAIT));
    await userEvent.click(within(card).getByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Supprimer' }));
    const question = await body.findByRole('alertdialog', {}, WAIT);
    await expect(question).toHaveTextContent(/depuis la corbeille/);
    await userEvent.click(within(question).getByRole('button', { name: 'Supprimer' }));
    await body.findByText('La commande a été supprimée', {}, WAIT);
    await userEvent.click(await body.findByRole('button', { name: 'Défaire' }, WAIT));
    await expect(await body.findByText('Suppression annulée', {}, WAIT)).toBeVisible();
  },
};

/** ADM-8: an order that could not be deleted is still there: the confirmation shows the error, with the reason. */
export const DeletionFailed: Story = {
  args: {
    intercept: () => (request) =>
      request.method === 'DELETE'
        ? Promise.resolve(Response.json({ error: '', code: 'internal' }, { status: 500 }))
        : undefined,
  },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const card = itemOf(await canvas.findByRole('heading', { name: /K7Q29-FXM3T/ }, WAIT));
    await userEvent.click(within(card).getByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Supprimer' }));
    const question = within(await body.findByRole('alertdialog', {}, WAIT));
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await expect(await question.findByRole('alert', {}, WAIT)).toHaveTextContent(
      /^La commande n’a pas été supprimée\. Une erreur est survenue/,
    );
  },
};

/** The notice about another status has Undo. */
export const Status: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const card = itemOf(await canvas.findByRole('heading', { name: /K7Q29-FXM3T/ }, WAIT));
    await userEvent.click(within(card).getByRole('button', { name: 'Confirm' }));
    await userEvent.click(await body.findByRole('button', { name: 'Undo' }, WAIT));
    await expect(await body.findByText(/^Order #.*: change undone/, {}, WAIT)).toHaveTextContent(
      'Order #K7Q29-FXM3T: change undone',
    );
  },
};

/** The notice about a note has Undo. */
export const Note: Story = {
  args: { path: '/admin/commands?open=K7Q29-FXM3T' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const details = within(await findDetails(canvasElement, /K7Q29-FXM3T/));
    await userEvent.type(await details.findByLabelText('Nouvelle note', {}, WAIT), 'Le soir');
    await userEvent.click(details.getByRole('button', { name: 'Ajouter la note' }));
    await expect(await body.findByText(/^Commande n° .*: note ajoutée/, {}, WAIT)).toBeVisible();
    await userEvent.click(await body.findByRole('button', { name: 'Défaire' }, WAIT));
    await expect(
      await body.findByText(/^Commande n° .*: changement annulé/, {}, WAIT),
    ).toBeVisible();
  },
};

/** The latest change of the history has a button for ten minutes. */
export const History: Story = {
  args: { path: '/admin/commands?open=K7Q29-FXM3T' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const details = within(await findDetails(canvasElement, /K7Q29-FXM3T/));
    await userEvent.click(
      await details.findByRole('button', { name: 'Annuler ce changement' }, WAIT),
    );
    await expect(
      await body.findByText(/^Commande n°.*: changement annulé/, {}, WAIT),
    ).toHaveTextContent('Commande n° K7Q29-FXM3T : changement annulé');
  },
};

/** What somebody else changed meanwhile is not undone, and the message has the reason. */
export const Refused: Story = {
  args: {
    path: '/admin/commands?open=K7Q29-FXM3T',
    intercept: () => (request) =>
      request.url.endsWith('/undo/')
        ? Promise.resolve(Response.json({ error: '', code: 'order_conflict' }, { status: 409 }))
        : undefined,
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const details = within(await findDetails(canvasElement, /K7Q29-FXM3T/));
    await userEvent.click(
      await details.findByRole('button', { name: 'Annuler ce changement' }, WAIT),
    );
    await expect(
      await body.findByText(/n’a pas été annulé\. Cette commande a changé/, {}, WAIT),
    ).toBeVisible();
  },
};
