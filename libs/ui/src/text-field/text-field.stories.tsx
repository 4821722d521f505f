import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect } from 'storybook/test';
import { TextField } from './text-field.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { textFieldGuide } from './text-field.guide.ts';

const meta = {
  title: 'UI/Fields/TextField',
  component: TextField,
  parameters: { guide: textFieldGuide },
  argTypes: {
    type: { options: ['text', 'email', 'tel', 'password', 'search'], control: { type: 'select' } },
    hint: choices({ None: undefined, Hint: 'Comme sur votre boîte aux lettres.' }),
    error: choices({ None: undefined, Missing: 'Saisissez votre nom' }),
  },
  args: { label: 'Nom', name: 'name', autoComplete: 'name' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toBeValid();
  },
};

const ref = createRef<HTMLInputElement>();

export const WithError: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    hint: 'Nous y envoyons la confirmation.',
    error: 'Saisissez une adresse e-mail valide',
    defaultValue: 'amel@',
    ref,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toBeInvalid();
    await expect(field, 'Arabic is typed from right to left').toHaveAttribute('dir', 'auto');
    await expect(field).toHaveAccessibleDescription(
      'Nous y envoyons la confirmation. Saisissez une adresse e-mail valide',
    );
    await expect(ref.current, 'the ref is the input element').toBe(field);
  },
};

/** A value that may be wrong: the field stays valid and is described by the doubt. */
export const WithWarning: Story = {
  args: {
    label: 'Téléphone',
    type: 'tel',
    warning: 'Vérifiez votre numéro\u00A0: il n’a pas huit chiffres.',
    defaultValue: '98 76',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Téléphone' });
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription(/^Vérifiez votre numéro/);
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Amel Ben Salah' } };
