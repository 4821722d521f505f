import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within, waitFor } from 'storybook/test';
import { storyLine } from '../../story-lines.ts';
import { StoryShop } from '../../story-shop.tsx';

const FIRST = storyLine(0, 'S', 1);
const SECOND = storyLine(17, 'L', 1);

const meta = {
  title: 'Storefront/Viewed products',
  component: StoryShop,
  args: { path: '/product/x?id=2', viewed: [SECOND._id, '2', FIRST._id, 'none'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The latest first, without the product of the page and without products that are not sold any more. */
export const OnProductPage: Story = {
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Vus récemment' });
    region.scrollIntoView();
    const names = await within(region).findAllByRole('heading', { level: 3 });
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      FIRST.productName,
      SECOND.productName,
    ]);
  },
};

/** On a first visit there is no such section. */
export const FirstVisit: Story = {
  args: { viewed: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
    await expect(canvas.queryByRole('region', { name: 'Vus récemment' })).toBeNull();
  },
};
