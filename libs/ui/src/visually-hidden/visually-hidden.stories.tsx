import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';
import { visuallyHiddenGuide } from './visually-hidden.guide.ts';

const meta = {
  title: 'UI/Layout/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { guide: visuallyHiddenGuide },
  argTypes: { children: { control: 'text' } },
  args: { children: 'articles dans le panier' },
  render: (args) => (
    <p>
      3 <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('articles dans le panier').getBoundingClientRect().width).toBe(1);
  },
};
