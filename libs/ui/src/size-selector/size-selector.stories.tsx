import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SizeSelector } from './size-selector.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { typed } from '../story-fixtures/typed.ts';
import { sizeSelectorGuide } from './size-selector.guide.ts';

const SIZES = [
  { value: 'XS', name: 'XS', soldOut: false },
  { value: 'S', name: 'S', soldOut: false },
  { value: 'M', name: 'M', soldOut: true },
  { value: 'L', name: 'L', soldOut: false },
  { value: 'Taille unique', name: 'Taille unique', soldOut: false },
];

const meta = {
  title: 'UI/Commerce/SizeSelector',
  component: SizeSelector,
  parameters: { guide: sizeSelectorGuide },
  argTypes: {
    options: {
      ...typed('readonly { value: string; name: string; lang?: string; soldOut: boolean }[]'),
      ...choices({
        'One sold out': SIZES,
        'All in stock': SIZES.map((size) => ({ ...size, soldOut: false })),
      }),
    },
    selected: choices(Object.fromEntries(SIZES.map(({ value }) => [value, value]))),
  },
  args: {
    label: 'Taille',
    options: SIZES,
    selected: 'S',
    onSelect: fn(),
    soldOutText: 'épuisé',
    errorId: undefined,
  },
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <SizeSelector
        {...args}
        selected={selected}
        onSelect={(value) => {
          args.onSelect(value);
          setSelected(value);
        }}
      />
    );
  },
} satisfies Meta<typeof SizeSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const soldOut = canvas.getByRole('radio', { name: 'M épuisé' });
    await userEvent.click(canvas.getByRole('radio', { name: 'S' }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(soldOut, 'PROD-4 a sold-out size is marked and can be focused').toHaveFocus(),
    );
    await expect(args.onSelect, 'PROD-5 and selected').toHaveBeenLastCalledWith('M');
  },
};

export const SoldOutSelected: Story = { args: { selected: 'M' } };

/** Without a choice where one is needed: the group is marked, and described by the text below it. */
export const Missing: Story = {
  args: { selected: undefined, errorId: 'choose-a-size' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p id="choose-a-size">Choisissez une taille.</p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Taille' })).toHaveAccessibleDescription(
      'Choisissez une taille.',
    );
  },
};
