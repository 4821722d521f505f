import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { codeFieldGuide } from './code-field.guide.ts';
import { CodeField } from './code-field.tsx';

const meta = {
  title: 'Back office UI/Fields/CodeField',
  component: CodeField,
  parameters: { guide: codeFieldGuide },
  decorators: [inComponentFrame],
  args: {
    label: 'Code à 6 chiffres',
    helperText: 'Celui que l’application affiche maintenant.',
    inputMode: 'numeric',
  },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The phone suggests the code, and shows digits. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^Code à 6 chiffres/ });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
};

export const RecoveryCode: Story = {
  args: { label: 'Code de secours', helperText: undefined, inputMode: 'text' },
};

export const WithError: Story = { args: { error: 'Incorrect. Vérifiez votre saisie.' } };
