import { PhoneIcon, PrintIcon } from '@shop/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { iconActionGuide } from './icon-action.guide.ts';
import { IconAction } from './icon-action.tsx';

const meta = {
  title: 'Back office UI/Actions/IconAction',
  component: IconAction,
  parameters: { guide: iconActionGuide, controls: { include: ['label'] } },
  decorators: [inComponentFrame],
} satisfies Meta<typeof IconAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { label: 'Appeler', icon: <PhoneIcon />, href: 'tel:+21620123450' },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Appeler' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Appeler');
  },
};

export const AsButton: Story = {
  args: { label: 'Imprimer', icon: <PrintIcon />, onClick: fn() },
};
