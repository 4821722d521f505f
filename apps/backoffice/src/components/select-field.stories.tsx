import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { SelectField } from './select-field.tsx';
import { selectFieldGuide } from './select-field.guide.ts';

const SECTIONS = [
  { value: 'Women', text: 'Femmes' },
  { value: 'Men', text: 'Hommes' },
  { value: 'Accessoire', text: 'Accessoires' },
];

const meta = {
  title: 'Back office UI/Fields/SelectField',
  component: SelectField,
  parameters: { guide: selectFieldGuide },
  decorators: [inComponentFrame],
  argTypes: {
    options: {
      options: ['Three', 'Two'],
      mapping: { Three: SECTIONS, Two: SECTIONS.slice(0, 2) },
      control: { type: 'inline-radio' },
      table: { type: { summary: 'readonly { value: string; text: string }[]' } },
    },
    error: { control: 'text' },
    disabled: { control: 'boolean' },
  },
  args: {
    label: 'Rayon',
    options: SECTIONS,
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Rayon' });
    await userEvent.selectOptions(field, 'Accessoire');
    await expect(field).toHaveValue('Accessoire');
  },
};

export const WithError: Story = {
  args: { error: 'Choisissez un rayon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choisissez un rayon');
  },
};
