import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './price.tsx';

const meta = {
  title: 'UI/Price',
  component: Price,
  args: { amount: '79,90 TND' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

const former = {
  amount: '79,90 TND',
  labels: { former: 'Prix d’origine :', current: 'Prix réduit :' },
};

export const Playground: Story = {};

export const OnPromotion: Story = {
  args: { amount: '63,92 TND', former },
  play: async ({ canvas }) => {
    const struck = canvas.getByText('79,90 TND');
    await expect(struck.tagName, 'PROD-3 the former price is struck through').toBe('S');
    await expect(struck).toHaveTextContent('Prix d’origine : 79,90 TND');
    await expect(canvas.getByText('63,92 TND')).toHaveTextContent('Prix réduit : 63,92 TND');
  },
};

export const OnProductPage: Story = {
  args: { amount: '63,92 TND', former, size: 'display' },
};
