import Stack from '@mui/material/Stack';
import { ORDER_STATUSES } from '@shop/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { orderStatusChipGuide } from './order-status-chip.guide.ts';
import { OrderStatusChip } from './components/order-status-chip.tsx';
import { inComponentFrame } from './component-frame.tsx';

const meta = {
  title: 'Back office UI/Commerce/OrderStatusChip',
  component: OrderStatusChip,
  parameters: { guide: orderStatusChipGuide },
  decorators: [inComponentFrame],
  argTypes: { status: { options: ORDER_STATUSES, control: { type: 'select' } } },
  args: { status: 'new' },
} satisfies Meta<typeof OrderStatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every status: five tones, each with an icon, because many people cannot distinguish the colours. */
export const Statuses: Story = {
  render: () => (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      {ORDER_STATUSES.map((status) => (
        <OrderStatusChip key={status} status={status} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.MuiChip-root svg')).toHaveLength(
      ORDER_STATUSES.length,
    );
  },
};
