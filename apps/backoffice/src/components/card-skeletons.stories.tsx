import type { Meta, StoryObj } from '@storybook/react-vite';
import { inComponentFrame } from '../component-frame.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { cardSkeletonsGuide } from './card-skeletons.guide.ts';

const meta = {
  title: 'Back office UI/Feedback/CardSkeletons',
  component: CardSkeletons,
  parameters: { guide: cardSkeletonsGuide },
  decorators: [inComponentFrame],
  argTypes: { lines: { control: { type: 'number', min: 0, max: 6 } } },
  args: { lines: 2 },
} satisfies Meta<typeof CardSkeletons>;

export default meta;

export const Playground: StoryObj<typeof meta> = {};
