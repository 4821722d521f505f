import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type within } from 'storybook/test';
import { TwoColumns } from './two-columns.tsx';
import { twoColumnsGuide } from './two-columns.guide.ts';
import styles from './two-columns.stories.module.css';

const meta = {
  title: 'UI/Layout/TwoColumns',
  component: TwoColumns,
  parameters: { guide: twoColumnsGuide },
  tags: ['wide'],
  args: {
    split: 'summary',
    children: (
      <>
        <section className={styles.column}>Les articles du panier</section>
        <aside className={styles.column}>Le total de la commande</aside>
      </>
    ),
  },
} satisfies Meta<typeof TwoColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

function columnsOf(canvas: ReturnType<typeof within>) {
  return [/^Les articles/, /^Le total/].map((text) => canvas.getByText(text));
}

export const Playground: Story = {};

/** The cart and the checkout on a desktop: the summary is beside the content. */
export const Summary: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const [content, summary] = columnsOf(canvas).map((column) => column.getBoundingClientRect());
    await expect(summary?.top).toBe(content?.top);
    await expect(summary?.left).toBe((content?.right ?? 0) + 64);
    await expect(summary?.width).toBe(384);
  },
};

/** The product list beside the categories and filters. */
export const Sidebar: Story = {
  args: {
    split: 'sidebar',
    children: (
      <>
        <aside className={styles.column}>Les rayons et les filtres</aside>
        <section className={styles.column}>Les produits</section>
      </>
    ),
  },
  globals: { viewport: { value: 'laptop' } },
};

/** On a phone the summary is below the content. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [content, summary] = columnsOf(canvas).map((column) => column.getBoundingClientRect());
    await expect(summary?.top).toBe((content?.bottom ?? 0) + 32);
    await expect(summary?.width).toBe(content?.width);
  },
};
