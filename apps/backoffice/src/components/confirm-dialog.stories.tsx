import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { confirmDialogGuide } from './confirm-dialog.guide.ts';

const meta = {
  title: 'Back office UI/Feedback/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    guide: confirmDialogGuide,
    docs: { story: { inline: false, height: '24rem' } },
  },
  decorators: [inComponentFrame],
  argTypes: { error: { control: false, table: { type: { summary: 'ApiError | Error | null' } } } },
  args: {
    open: true,
    question: 'Voulez-vous vraiment supprimer ce produit ?',
    text: '« Jebba Zitouna » ne sera plus en vente.',
    confirm: 'Supprimer',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: /supprimer ce produit/ });
    await expect(dialog).toHaveAccessibleDescription(/Jebba Zitouna/);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** While the request runs neither button does anything, and Escape does not close it. */
export const Waiting: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Veuillez patienter' });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** The error is inside, and the question stays, so that it can be tried again. */
export const Failed: Story = {
  args: { error: new Error('HTTP 500') },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Supprimer' })).toBeEnabled();
  },
};

/** A sentence that begins with an Arabic name keeps the direction of its language. */
export const ArabicName: Story = {
  args: {
    text: '« فستان الصيف » ne sera plus en vente, mais se trouve 30 jours dans la corbeille.',
  },
  play: async () => {
    const text = await screen.findByText(/ne sera plus en vente/);
    await expect(text).toHaveStyle({ direction: 'ltr' });
  },
};
