import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ColorDots } from './color-dots.tsx';
import { colorDotsGuide } from './color-dots.guide.ts';
import { choices } from '../story-fixtures/choices.ts';
import { typed } from '../story-fixtures/typed.ts';

const THREE = ['#17457F', '#F1E6CE', '#B3315F'];

const meta = {
  title: 'UI/Commerce/ColorDots',
  component: ColorDots,
  parameters: { guide: colorDotsGuide },
  argTypes: {
    colors: {
      ...typed('readonly string[]'),
      ...choices({ Three: THREE, Six: [...THREE, '#4C7A63', '#26262A', '#C2703D'] }),
    },
  },
  args: {
    colors: THREE,
    label: 'Couleurs : Bleu Sidi Bou Saïd, Écru, Bougainvillier.',
  },
} satisfies Meta<typeof ColorDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Couleurs : Bleu/)).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(3);
  },
};

/** Of many colours, three dots and the number of the others. A value that is not `#RRGGBB` has no dot. */
export const ManyColors: Story = {
  args: {
    colors: ['#17457F', '#F1E6CE', '#B3315F', '#1A1A1A', '#FFFFFF', '#17457F', 'rouge'],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(3);
    await expect(canvas.getByText('+2')).toBeVisible();
  },
};
