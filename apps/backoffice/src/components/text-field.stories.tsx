import InputAdornment from '@mui/material/InputAdornment';
import { SearchIcon } from '@shop/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { TextField } from './text-field.tsx';
import { textFieldGuide } from './text-field.guide.ts';

const meta = {
  title: 'Back office UI/Fields/TextField',
  component: TextField,
  parameters: { guide: textFieldGuide },
  decorators: [inComponentFrame],
  argTypes: {
    error: { control: 'text' },
    helperText: { control: 'text' },
    multiline: { control: 'boolean' },
    disabled: { control: 'boolean' },
  },
  args: { label: 'Nom du produit', defaultValue: 'Jebba Zitouna' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nom du produit' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Foulard');
    await expect(field).toHaveValue('Foulard');
  },
};

export const WithHelperText: Story = {
  args: {
    label: 'Prix (TND)',
    defaultValue: '49,900',
    helperText: 'Prix affiché en boutique : 49,90 TND',
    htmlInput: { inputMode: 'decimal' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Prix affiché en boutique : 49,90 TND',
    );
  },
};

export const WithError: Story = {
  args: { error: 'Saisissez le nom du produit', defaultValue: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Saisissez le nom du produit');
  },
};

export const Search: Story = {
  args: {
    label: 'Rechercher',
    type: 'search',
    placeholder: 'Numéro, nom ou téléphone',
    defaultValue: '',
    startAdornment: (
      <InputAdornment position="start">
        <SearchIcon size={20} />
      </InputAdornment>
    ),
  },
};

export const Multiline: Story = {
  args: {
    label: 'Description',
    multiline: true,
    minRows: 4,
    defaultValue: 'Lin lavé, coupe droite.',
  },
};

export const Disabled: Story = { args: { disabled: true } };
