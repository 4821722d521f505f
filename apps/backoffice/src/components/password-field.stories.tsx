import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { passwordFieldGuide } from './password-field.guide.ts';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Back office UI/Fields/PasswordField',
  component: PasswordField,
  parameters: { guide: passwordFieldGuide },
  decorators: [inComponentFrame],
  argTypes: { error: { control: 'text' }, helperText: { control: 'text' } },
  args: { label: 'Mot de passe', defaultValue: 'olivier-de-mahdia' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button shows the password, and hides it again. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/^Mot de passe/);
    await expect(field).toHaveAttribute('type', 'password');
    const button = canvas.getByRole('button', { name: 'Afficher le mot de passe' });
    await userEvent.click(button);
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(button);
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const WithError: Story = { args: { error: 'Incorrect. Vérifiez votre saisie.' } };
