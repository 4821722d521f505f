import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fixtureCustomers } from '../../../../.storybook/customer-fixtures.ts';
import { fixtureOrders } from '../../../../.storybook/order-fixtures.ts';
import { inComponentFrame } from '../component-frame.tsx';
import { customerFiguresGuide } from './customer-figures.guide.ts';
import { CustomerFigures } from './customer-figures.tsx';

const [CUSTOMER] = fixtureCustomers(fixtureOrders);
if (!CUSTOMER) throw new Error('There is no customer.');

const meta = {
  title: 'Back office UI/Commerce/CustomerFigures',
  component: CustomerFigures,
  parameters: { guide: customerFiguresGuide },
  decorators: [inComponentFrame],
  args: { customer: CUSTOMER },
} satisfies Meta<typeof CustomerFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(5);
  },
};

/** Before the first delivery there is no rate. */
export const WithoutDelivery: Story = {
  args: { customer: { ...CUSTOMER, orders: 1, delivered: 0, refused: 0, delivered_rate: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
  },
};
