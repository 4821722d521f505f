import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageColumn } from './page-column.tsx';
import styles from './page-column.stories.module.css';

const meta = {
  title: 'UI/PageColumn',
  component: PageColumn,
  parameters: { layout: 'fullscreen' },
  args: {
    sections: true,
    children: (
      <>
        <section className={styles.part}>La maison du jasmin</section>
        <section className={styles.part} data-wide>
          À la une, d’un bord à l’autre de la fenêtre
        </section>
        <section className={styles.part}>Nos coups de cœur</section>
      </>
    ),
  },
} satisfies Meta<typeof PageColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A page within the shop’s frame: its parts keep to the same column. */
export const Nested: Story = {
  args: { children: <PageColumn {...meta.args} />, sections: false },
};

/** Room at a phone’s sides, none beside what is wide. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const part = canvas.getByText('La maison du jasmin').getBoundingClientRect();
    const wide = canvas.getByText(/^À la une/).getBoundingClientRect();
    await expect([part.left, window.innerWidth - part.right]).toEqual([16, 16]);
    await expect([wide.left, wide.right]).toEqual([0, window.innerWidth]);
  },
};
