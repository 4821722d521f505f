import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { saveButtonGuide } from './save-button.guide.ts';
import { SaveButton } from './save-button.tsx';

const meta = {
  title: 'Back office UI/Actions/SaveButton',
  component: SaveButton,
  parameters: { guide: saveButtonGuide, controls: { include: ['label', 'isSaving', 'inactive'] } },
  decorators: [inComponentFrame],
  args: { label: 'Enregistrer', isSaving: false },
} satisfies Meta<typeof SaveButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeEnabled();
  },
};

/** Its text shows that it saves, and it cannot be clicked again. */
export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleName(/Veuillez patienter|patienter/);
  },
};
