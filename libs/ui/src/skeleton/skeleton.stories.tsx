import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectDelay } from '../story-fixtures/expect-delay.ts';
import { Skeleton } from './skeleton.tsx';
import { skeletonGuide } from './skeleton.guide.ts';

const meta = {
  title: 'UI/Feedback/Skeleton',
  component: Skeleton,
  parameters: { guide: skeletonGuide },
  args: { shape: 'product' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: ({ canvasElement }) => expectDelay(canvasElement),
};

export const Lines: Story = {
  render: () => (
    <>
      <Skeleton shape="heading" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </>
  ),
};
