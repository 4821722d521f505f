import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { titleActionsGuide } from './title-actions.guide.ts';
import { TitleActions } from './title-actions.tsx';

const meta = {
  title: 'Back office UI/Actions/TitleActions',
  component: TitleActions,
  parameters: { guide: titleActionsGuide },
  decorators: [inComponentFrame],
  args: { onClose: fn() },
} satisfies Meta<typeof TitleActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
