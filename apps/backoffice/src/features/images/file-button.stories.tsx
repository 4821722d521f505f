import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inComponentFrame } from '../../component-frame.tsx';
import { fileButtonGuide } from './file-button.guide.ts';
import { FileButton } from './file-button.tsx';

const meta = {
  title: 'Back office UI/Actions/FileButton',
  component: FileButton,
  parameters: { guide: fileButtonGuide, controls: { include: ['label', 'camera', 'multiple'] } },
  decorators: [inComponentFrame],
  args: { label: 'Ajouter des photos', multiple: true, onFiles: fn() },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same file can be chosen again. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const file = new File(['x'], 'robe.png', { type: 'image/png' });
    const input = canvas.getByLabelText('Ajouter des photos');
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
    await expect(args.onFiles).toHaveBeenLastCalledWith([file]);
  },
};

export const Camera: Story = { args: { label: 'Prendre une photo', camera: true } };
