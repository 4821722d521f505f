import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './price.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { priceGuide } from './price.guide.ts';

const former = {
  amount: '79,90 TND',
  labels: { former: 'Prix d’origine :', current: 'Prix réduit :' },
};

const meta = {
  title: 'UI/Commerce/Price',
  component: Price,
  parameters: { guide: priceGuide },
  argTypes: { former: choices({ None: undefined, Promotion: former }) },
  args: { amount: '79,90 TND' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

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
