import IconButton from '@mui/material/IconButton';
import { OrdersIcon } from '@shop/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { hoverTooltipGuide } from './hover-tooltip.guide.ts';
import { HoverTooltip } from './hover-tooltip.tsx';

const meta = {
  title: 'Back office UI/Navigation/HoverTooltip',
  component: HoverTooltip,
  parameters: { guide: hoverTooltipGuide, controls: { include: ['title', 'placement'] } },
  decorators: [inComponentFrame],
  args: {
    title: 'Commandes',
    placement: 'right',
    children: (
      <IconButton>
        <OrdersIcon />
      </IconButton>
    ),
  },
} satisfies Meta<typeof HoverTooltip>;

export default meta;

/** The title is the child's accessible name, also where nothing hovers. */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Commandes' })).toBeVisible();
  },
};
