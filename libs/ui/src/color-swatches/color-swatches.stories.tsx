import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ColorSwatches } from './color-swatches.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { typed } from '../story-fixtures/typed.ts';
import { colorSwatchesGuide } from './color-swatches.guide.ts';

const COLORS = [
  { value: '#17457F', name: 'Bleu Sidi Bou Saïd' },
  { value: '#F1E6CE', name: 'Écru' },
  { value: '#B3315F', name: 'Bougainvillier' },
  { value: '#1A1A1A', name: 'Noir' },
  { value: '#FFFFFF', name: 'Blanc' },
];

const meta = {
  title: 'UI/Commerce/ColorSwatches',
  component: ColorSwatches,
  parameters: { guide: colorSwatchesGuide },
  argTypes: {
    options: {
      ...typed('readonly { value: string; name: string; soldOut?: boolean }[]'),
      ...choices({
        Five: COLORS,
        'One sold out': COLORS.map((color, index) => ({ ...color, soldOut: index === 1 })),
      }),
    },
    selected: choices(Object.fromEntries(COLORS.map(({ name, value }) => [name, value]))),
  },
  args: {
    label: 'Couleur',
    options: COLORS,
    selected: undefined,
    onSelect: fn(),
  },
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <ColorSwatches
        {...args}
        selected={selected}
        onSelect={(value) => {
          args.onSelect(value);
          setSelected(value);
        }}
      />
    );
  },
} satisfies Meta<typeof ColorSwatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Bougainvillier' }));
    await expect(args.onSelect).toHaveBeenCalledWith('#B3315F');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Noir' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Couleur Noir' })).toBeVisible();
  },
};
