import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DeleteIcon, PlusIcon } from '@shop/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { AriaDisabledButton } from './aria-disabled-button.tsx';
import { buttonGuide } from './aria-disabled-button.guide.ts';

const meta = {
  title: 'Back office UI/Actions/Button',
  component: AriaDisabledButton,
  parameters: { guide: buttonGuide },
  decorators: [inComponentFrame],
  argTypes: {
    children: { control: 'text' },
    variant: { options: ['contained', 'outlined', 'text'], control: { type: 'inline-radio' } },
    color: { options: ['primary', 'error'], control: { type: 'inline-radio' } },
  },
  args: { children: 'Enregistrer', variant: 'contained', onClick: fn() },
} satisfies Meta<typeof AriaDisabledButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Enregistrer' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** One contained button a screen or dialog; red only for what cannot be undone. */
export const Variants: Story = {
  render: () => (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
      <Button variant="contained" startIcon={<PlusIcon size={20} />}>
        Ajouter un produit
      </Button>
      <Button variant="outlined">Voir le détail</Button>
      <Button>Annuler</Button>
      <Button variant="contained" color="error" startIcon={<DeleteIcon size={20} />}>
        Supprimer
      </Button>
    </Stack>
  ),
};

/** While the request runs it stays focused and ignores clicks. */
export const Waiting: Story = {
  args: { inactive: true, children: 'Veuillez patienter' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Veuillez patienter' });
    button.focus();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
