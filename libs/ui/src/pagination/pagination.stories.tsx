import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLink } from '../story-fixtures/story-link.tsx';
import { Pagination } from './pagination.tsx';
import { paginationGuide } from './pagination.guide.ts';

const meta = {
  title: 'UI/Navigation/Pagination',
  component: Pagination,
  parameters: { guide: paginationGuide },
  args: {
    page: 10,
    pageCount: 20,
    texts: {
      label: 'Pagination',
      previous: 'Page précédente',
      next: 'Page suivante',
      page: (page) => `Page ${page}`,
    },
    renderLink: (page, props) => storyLink(`#page-${page}`)(props),
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps.join(' '), 'SHOP-3').toBe('1 … 8 9 10 11 12 … 20');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('10');
    await expect(canvas.getByRole('link', { name: 'Page suivante' })).toHaveAttribute(
      'href',
      '#page-11',
    );
  },
};

export const FirstPage: Story = {
  args: { page: 1, pageCount: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Page précédente' })).toBeNull();
  },
};

export const BeyondTheLast: Story = {
  args: { page: 99, pageCount: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('4');
    await expect(canvas.queryByRole('link', { name: 'Page suivante' })).toBeNull();
  },
};

export const ByButtons: Story = {
  args: {
    renderLink: (_page, props) => <button type="button" {...props} />,
  },
};
