import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ShareIcon } from '../icons/page-icons.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';
import { dialogGuide } from './dialog.guide.ts';

const meta = {
  title: 'UI/Feedback/Dialog',
  component: Dialog,
  parameters: { guide: dialogGuide, docs: { story: { inline: false, height: '24rem' } } },
  args: {
    open: false,
    onClose: () => {},
    title: 'Copiez ce lien',
    closeLabel: 'Fermer',
    children: (
      <TextField
        label="Lien vers le produit"
        readOnly
        defaultValue="https://daryasmine.example/product/robejasmin?id=7"
      />
    ),
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button variant="quiet" icon={<ShareIcon />} onClick={() => setOpen(true)}>
          Partager
        </Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Partager' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'Copiez ce lien' });
    await expect(dialog.matches(':modal'), 'the rest of the page is inert').toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Open: Story = { args: { open: true } };

/**
 * Opened again when its closing transition has just ended, it stays open, although its first frame has
 * no box: a transition of `display` begins at `none`.
 */
export const OpenedAgain: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { hidden: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Partager' }));
    const opening = dialog.animate({ display: ['none', 'block'] }, 100);
    await opening.finished;
    await expect(dialog).toHaveAttribute('open');
  },
};
