import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { orderNumbersGuide } from './order-numbers.guide.ts';
import { OrderNumbers } from './order-numbers.tsx';

const meta = {
  title: 'Back office UI/Commerce/OrderNumbers',
  component: OrderNumbers,
  parameters: { guide: orderNumbersGuide },
  decorators: [inComponentFrame],
  args: { children: 'Séparer la commande n°\u00A0K7Q29-FXM3T' },
  render: (args) => (
    <Typography sx={{ maxWidth: '13rem' }}>
      <OrderNumbers {...args} />
    </Typography>
  ),
} satisfies Meta<typeof OrderNumbers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** At the end of a line the number is on one line, and its text is unchanged. */
export const OneLine: Story = {
  play: async ({ canvas }) => {
    const number = canvas.getByText('K7Q29-FXM3T');
    await expect(number.getClientRects()).toHaveLength(1);
    await expect(number.parentElement).toHaveTextContent('Séparer la commande n° K7Q29-FXM3T');
  },
};
