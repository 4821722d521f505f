import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RemovableChip } from './removable-chip.tsx';
import { removableChipGuide } from './removable-chip.guide.ts';

const meta = {
  title: 'UI/Actions/RemovableChip',
  component: RemovableChip,
  parameters: { guide: removableChipGuide },
  args: {
    label: 'Bleu Sidi Bou Saïd',
    removeLabel: 'Retirer le filtre Bleu Sidi Bou Saïd',
    onClick: fn(),
  },
} satisfies Meta<typeof RemovableChip>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Retirer le filtre Bleu Sidi Bou Saïd' }),
    );
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
