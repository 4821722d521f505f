import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  args: {
    open: false,
    onClose: () => {},
    title: 'Vider le panier ?',
    closeLabel: 'Fermer',
    children: 'Les trois articles de votre panier seront retirés.',
  },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    const close = () => setOpen(false);
    return (
      <>
        <Button look="secondary" onClick={() => setOpen(true)}>
          Vider le panier
        </Button>
        <Dialog
          {...args}
          open={open}
          onClose={close}
          actions={
            <>
              <Button look="secondary" onClick={close}>
                Annuler
              </Button>
              <Button onClick={close}>Vider le panier</Button>
            </>
          }
        />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Vider le panier' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'Vider le panier ?' });
    await expect(dialog.matches(':modal'), 'the rest of the page is inert').toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = { args: { open: true } };
