import type { Meta, StoryObj } from '@storybook/react-vite';
import { inComponentFrame } from '../component-frame.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { cardSkeletonsGuide } from './card-skeletons.guide.ts';

const meta = {
  title: 'Back office UI/Feedback/CardSkeletons',
  component: CardSkeletons,
  parameters: { guide: cardSkeletonsGuide },
  decorators: [inComponentFrame],
  argTypes: {
    card: {
      options: ['wide', 'row', 'image'],
      control: { type: 'inline-radio' },
      table: { type: { summary: "'wide' | 'row' | 'image'" } },
    },
  },
  args: { card: 'wide' },
} satisfies Meta<typeof CardSkeletons>;

export default meta;

export const Playground: StoryObj<typeof meta> = {};
