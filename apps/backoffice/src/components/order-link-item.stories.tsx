import List from '@mui/material/List';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { orderLinkItemGuide } from './order-link-item.guide.ts';
import { OrderLinkItem } from './order-link-item.tsx';

const meta = {
  title: 'Back office UI/Commerce/OrderLinkItem',
  component: OrderLinkItem,
  parameters: { guide: orderLinkItemGuide },
  decorators: [inComponentFrame],
  args: {
    href: '/admin/commands?open=K7Q29-FXM3T',
    order: {
      command_id: 'K7Q29-FXM3T',
      status: 'delivered',
      created_at: '2026-11-18T10:20:00.000Z',
      client_name: 'Amel Ben Salah',
      total_amount: '193.40',
    },
  },
  render: (args) => (
    <List>
      <OrderLinkItem {...args} />
    </List>
  ),
} satisfies Meta<typeof OrderLinkItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /K7Q29-FXM3T/ })).toBeVisible();
  },
};
