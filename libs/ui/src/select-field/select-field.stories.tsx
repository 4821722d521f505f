import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SelectField } from './select-field.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { typed } from '../story-fixtures/typed.ts';
import { selectFieldGuide } from './select-field.guide.ts';

const TWO = [
  { value: 'information', label: 'Demande d’information' },
  { value: 'return', label: 'Retour ou échange' },
];
const THREE = [...TWO, { value: 'other', label: 'Autre demande' }];

const meta = {
  title: 'UI/Fields/SelectField',
  component: SelectField,
  parameters: { guide: selectFieldGuide },
  argTypes: {
    options: {
      ...typed('readonly { value: string; label: string }[]'),
      ...choices({ Two: TWO, Three: THREE }),
    },
    error: choices({ None: undefined, Missing: 'Choisissez l’objet de la demande' }),
  },
  args: {
    label: 'Objet de la demande',
    options: TWO,
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Objet de la demande' });
    await userEvent.selectOptions(field, 'return');
    await expect(field).toHaveValue('return');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
