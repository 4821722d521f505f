import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { chipGuide } from './chip.guide.ts';

const TONES = ['default', 'warning', 'success', 'error', 'secondary'] as const;

const meta = {
  title: 'Back office UI/Commerce/Chip',
  component: Chip,
  parameters: { guide: chipGuide, controls: { include: ['label', 'color'] } },
  decorators: [inComponentFrame],
  argTypes: {
    label: { control: 'text' },
    color: { options: TONES, control: { type: 'select' } },
  },
  args: { label: 'Nouveau', color: 'default' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Neutral, to do, done, ended without a sale, promotion. */
export const Tones: Story = {
  render: () => (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Chip label="Brouillon" />
      <Chip color="warning" label="À confirmer" />
      <Chip color="success" label="En stock" />
      <Chip color="error" label="Épuisé" />
      <Chip color="secondary" label="Promo" />
    </Stack>
  ),
};

/** A filter that is set; the click removes it. */
export const Filter: Story = {
  args: { label: 'Taille M', onClick: fn(), size: 'medium', sx: { minHeight: 44 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Taille M' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
