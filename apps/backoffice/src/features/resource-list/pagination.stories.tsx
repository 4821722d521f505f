import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from '../../component-frame.tsx';
import { paginationGuide } from './pagination.guide.ts';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Back office UI/Navigation/Pagination',
  component: Pagination,
  parameters: { guide: paginationGuide, controls: { include: ['page', 'pageCount'] } },
  decorators: [inComponentFrame],
  args: { page: 7, pageCount: 20, pageHref: (page) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SHOP-3: two pages on each side, the first and the last. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const pages = canvas.getAllByRole('link', { name: /^Page \d/ });
    await expect(pages.map(({ textContent }) => textContent)).toEqual(
      [1, 5, 6, 7, 8, 9, 20].map(String),
    );
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('7');
  },
};

export const First: Story = { args: { page: 1 } };

/** One page needs no links. Nothing is rendered, so the docs page does not show it. */
export const OnePage: Story = {
  tags: ['!autodocs'],
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
