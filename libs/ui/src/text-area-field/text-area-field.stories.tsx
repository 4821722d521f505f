import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextAreaField } from './text-area-field.tsx';

const meta = {
  title: 'UI/TextAreaField',
  component: TextAreaField,
  args: { label: 'Message', name: 'message', error: 'Saisissez votre message' },
} satisfies Meta<typeof TextAreaField>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      'Saisissez votre message',
    );
  },
};
