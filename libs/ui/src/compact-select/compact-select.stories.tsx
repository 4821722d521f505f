import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterIcon, SortIcon } from '../icons/page-icons.tsx';
import { CompactSelect } from './compact-select.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { typed } from '../story-fixtures/typed.ts';
import { compactSelectGuide } from './compact-select.guide.ts';

const TWO = [
  { value: 'newest', label: 'Nouveautés' },
  { value: 'price', label: 'Prix croissant' },
];
const THREE = [...TWO, { value: 'name', label: 'Nom, de A à Z' }];

const meta = {
  title: 'UI/Fields/CompactSelect',
  component: CompactSelect,
  parameters: { guide: compactSelectGuide },
  argTypes: {
    options: {
      ...typed('readonly { value: Value; label: string }[]'),
      ...choices({ Two: TWO, Three: THREE }),
    },
    icon: choices({ Sort: <SortIcon size={20} />, Filter: <FilterIcon size={20} /> }),
    value: { options: ['newest', 'price'], control: { type: 'inline-radio' } },
  },
  args: {
    label: 'Trier par',
    icon: <SortIcon size={20} />,
    options: TWO,
    value: 'newest',
    onValueChange: fn(),
  },
} satisfies Meta<typeof CompactSelect>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Trier par' });
    await userEvent.selectOptions(select, 'price');
    await expect(args.onValueChange).toHaveBeenCalledWith('price');
  },
};
