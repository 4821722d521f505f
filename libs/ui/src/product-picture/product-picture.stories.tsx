import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectPatience } from '../story-parts/expect-patience.ts';
import { storyProducts } from '../story-parts/story-products.ts';
import { ProductPicture } from './product-picture.tsx';
import styles from './product-picture.stories.module.css';

const meta = {
  title: 'UI/ProductPicture',
  component: ProductPicture,
  args: { src: storyProducts[0].picture, alt: storyProducts[0].name },
  decorators: [
    (Story) => (
      <div className={styles.column}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: storyProducts[0].name })).toHaveAttribute(
      'loading',
      'lazy',
    );
    await waitFor(() => expect(canvas.queryByTestId('picture-placeholder')).toBeNull());
  },
};

export const Frames: Story = {
  render: (args) => (
    <div className={styles.frames}>
      <ProductPicture {...args} />
      <ProductPicture {...args} frame="round" />
      <ProductPicture {...args} frame="banner" priority />
    </div>
  ),
};

/** Far below the screen, so that it is not fetched until it is scrolled to. */
export const Waiting: Story = {
  args: { src: `${storyProducts[0].picture}?waiting` },
  decorators: [
    (Story) => (
      <div className={styles.below}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const placeholder = canvas.getByTestId('picture-placeholder');
    await expectPatience(placeholder);
    placeholder.scrollIntoView();
    await waitFor(() => expect(placeholder, 'PROD-7 replaced once loaded').not.toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: storyProducts[0].name })).toBeVisible(),
    );
  },
};

export const Failed: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: storyProducts[0].name }).tagName).toBe('SPAN'),
    );
    const box = canvasElement.querySelector('[data-frame]')?.getBoundingClientRect();
    await expect((box?.width ?? 0) / (box?.height ?? 1), 'the 4:5 box stays').toBeCloseTo(0.8, 2);
  },
};
