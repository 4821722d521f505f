import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type within } from 'storybook/test';
import { TwoColumns } from './two-columns.tsx';
import styles from './two-columns.stories.module.css';

const meta = {
  title: 'UI/TwoColumns',
  component: TwoColumns,
  tags: ['wide'],
  args: {
    split: 'summary',
    children: (
      <>
        <section className={styles.part}>Les articles du panier</section>
        <aside className={styles.part}>Le total de la commande</aside>
      </>
    ),
  },
} satisfies Meta<typeof TwoColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

function places(canvas: ReturnType<typeof within>) {
  return [/^Les articles/, /^Le total/].map((text) => canvas.getByText(text));
}

export const Playground: Story = {};

/** The cart and the checkout on a desktop: the sums stay beside what they are of. */
export const Summary: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const [content, summary] = places(canvas).map((part) => part.getBoundingClientRect());
    await expect(summary?.top).toBe(content?.top);
    await expect(summary?.left).toBe((content?.right ?? 0) + 64);
    await expect(summary?.width).toBe(384);
  },
};

/** The shop’s list beside its departments and filters. */
export const Sidebar: Story = {
  args: {
    split: 'sidebar',
    children: (
      <>
        <aside className={styles.part}>Les rayons et les filtres</aside>
        <section className={styles.part}>Les produits</section>
      </>
    ),
  },
  globals: { viewport: { value: 'laptop' } },
};

/** On a phone the summary comes after what it sums up. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [content, summary] = places(canvas).map((part) => part.getBoundingClientRect());
    await expect(summary?.top).toBe((content?.bottom ?? 0) + 32);
    await expect(summary?.width).toBe(content?.width);
  },
};
