import IconButton from '@mui/material/IconButton';
import { OrdersIcon } from '@shop/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
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
type Story = StoryObj<typeof meta>;

/** The title is the child's accessible name, also where nothing hovers. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Commandes' })).toBeVisible();
  },
};

/** The first hover shows the tooltip, although its script is loaded then; the button stays the same element. */
export const Hovered: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Commandes' });
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Commandes');
    await expect(canvas.getByRole('button', { name: 'Commandes' })).toBe(button);
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

/** The keyboard's focus shows it too, and stays on the button. */
export const FocusedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Commandes');
    // It listens to Escape from its first frame on.
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Commandes' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
