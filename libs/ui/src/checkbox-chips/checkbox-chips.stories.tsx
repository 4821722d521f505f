import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CheckboxChips } from './checkbox-chips.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { typed } from '../story-fixtures/typed.ts';
import { checkboxChipsGuide } from './checkbox-chips.guide.ts';

const SIZES = ['S', 'M', 'L', 'XL', '36', '38', 'Taille unique'];

function sizes(names: readonly string[]) {
  return names.map((name) => ({ value: name, name, isSelected: false }));
}

const meta = {
  title: 'UI/Fields/CheckboxChips',
  component: CheckboxChips,
  parameters: { guide: checkboxChipsGuide },
  argTypes: {
    options: {
      ...typed('readonly { value: string; name: string; isSelected: boolean }[]'),
      ...choices({
        Sizes: sizes(['S', 'M', 'L', 'XL']),
        Numbers: sizes(['36', '38', '40', '42']),
        'One size': sizes(['Taille unique']),
      }),
    },
  },
  args: {
    label: 'Taille',
    options: SIZES.map((size) => ({ value: size, name: size, isSelected: size === 'L' })),
    onToggle: fn(),
  },
  render: function Controlled(args) {
    const [options, setOptions] = useState(args.options);
    return (
      <CheckboxChips
        {...args}
        options={options}
        onToggle={(value) => {
          args.onToggle(value);
          setOptions((before) =>
            before.map((each) =>
              each.value === value ? { ...each, isSelected: !each.isSelected } : each,
            ),
          );
        }}
      />
    );
  },
} satisfies Meta<typeof CheckboxChips>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Taille' });
    await expect(group).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'M' }));
    await expect(args.onToggle).toHaveBeenCalledWith('M');
    await expect(canvas.getByRole('checkbox', { name: 'M' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'L' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'L' })).not.toBeChecked();
  },
};

/** Sizes in groups, each a row, with the number of results, which is the description of its checkbox. */
export const GroupedWithCounts: StoryObj<typeof meta> = {
  args: {
    options: SIZES.map((size, index) => ({
      value: size,
      name: size,
      isSelected: size === 'M',
      group: /^\d/.test(size) ? 'Chiffres' : size.length > 2 ? 'Autres' : 'Lettres',
      count: index + 3,
      description: `${index + 3} produits`,
    })),
  },
  play: async ({ canvas }) => {
    const letters = canvas.getByRole('group', { name: 'Lettres' });
    await expect(within(letters).getAllByRole('checkbox')).toHaveLength(4);
    const box = canvas.getByRole('checkbox', { name: '36' });
    await expect(box).toHaveAccessibleDescription('7 produits');
  },
};
