import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextAreaField } from './text-area-field.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { textAreaFieldGuide } from './text-area-field.guide.ts';

const meta = {
  title: 'UI/Fields/TextAreaField',
  component: TextAreaField,
  parameters: { guide: textAreaFieldGuide },
  argTypes: {
    hint: choices({ None: undefined, Hint: 'Quelques phrases suffisent.' }),
    error: choices({ None: undefined, Missing: 'Saisissez votre message' }),
  },
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
