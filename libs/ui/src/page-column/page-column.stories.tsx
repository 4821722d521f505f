import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageColumn } from './page-column.tsx';
import { pageColumnGuide } from './page-column.guide.ts';
import styles from './page-column.stories.module.css';

const meta = {
  title: 'UI/Layout/PageColumn',
  component: PageColumn,
  parameters: { layout: 'fullscreen', guide: pageColumnGuide },
  args: {
    sections: true,
    children: (
      <>
        <section className={styles.section}>La maison du jasmin</section>
        <section className={styles.section} data-wide>
          À la une, d’un bord à l’autre de la fenêtre
        </section>
        <section className={styles.section}>Nos coups de cœur</section>
      </>
    ),
  },
} satisfies Meta<typeof PageColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A page in the app shell: its sections are in the same column. */
export const Nested: Story = {
  args: { children: <PageColumn {...meta.args} />, sections: false },
};

/** A gutter on both sides of a phone, none beside a wide section. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const section = canvas.getByText('La maison du jasmin').getBoundingClientRect();
    const wide = canvas.getByText(/^À la une/).getBoundingClientRect();
    await expect([section.left, window.innerWidth - section.right]).toEqual([16, 16]);
    await expect([wide.left, wide.right]).toEqual([0, window.innerWidth]);
  },
};
