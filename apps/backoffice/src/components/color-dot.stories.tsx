import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { ColorDot } from './color-dot.tsx';
import { colorDotGuide } from './color-dot.guide.ts';

const meta = {
  title: 'Back office UI/Commerce/ColorDot',
  component: ColorDot,
  parameters: { guide: colorDotGuide },
  decorators: [inComponentFrame],
  argTypes: { value: { control: { type: 'color' } } },
  args: { value: '#17457F' },
  render: (args) => (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <ColorDot {...args} /> Bleu Sidi Bou Saïd
    </Stack>
  ),
} satisfies Meta<typeof ColorDot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A value that is no colour: an empty ring. */
export const InvalidColor: Story = {
  args: { value: 'bleu nuit' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('circle')).toHaveAttribute('fill', 'none');
  },
};
