import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectDelay } from '../story-fixtures/expect-delay.ts';
import { productFixtures } from '../story-fixtures/product-fixtures.ts';
import { ProductImage } from './product-image.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { productImageGuide } from './product-image.guide.ts';
import styles from './product-image.stories.module.css';

const meta = {
  title: 'UI/Commerce/ProductImage',
  component: ProductImage,
  parameters: { guide: productImageGuide },
  argTypes: {
    src: choices(Object.fromEntries(productFixtures.map(({ name, image }) => [name, image]))),
  },
  args: { src: productFixtures[0].image, alt: productFixtures[0].name },
  decorators: [
    (Story) => (
      <div className={styles.column}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: productFixtures[0].name })).toHaveAttribute(
      'loading',
      'lazy',
    );
    await waitFor(() => expect(canvas.queryByTestId('image-placeholder')).toBeNull());
  },
};

export const Shapes: Story = {
  render: (args) => (
    <div className={styles.shapes}>
      <ProductImage {...args} />
      <ProductImage {...args} shape="round" />
      <ProductImage {...args} shape="contain" priority />
    </div>
  ),
};

/** A placeholder while it loads; it is animated after a delay. It is below the screen, so it is not fetched. */
export const Loading: Story = {
  args: { src: `${productFixtures[0].image}?loading` },
  decorators: [
    (Story) => (
      <div className={styles.below}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expectDelay(canvas.getByTestId('image-placeholder'));
  },
};

/** Far below the screen, so that it is not fetched before it is scrolled into view. */
export const LoadedWhenScrolledTo: Story = {
  args: { src: `${productFixtures[0].image}?below` },
  decorators: [
    (Story) => (
      <div className={styles.below}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const placeholder = canvas.getByTestId('image-placeholder');
    placeholder.scrollIntoView();
    await waitFor(() => expect(placeholder, 'PROD-7 replaced once loaded').not.toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: productFixtures[0].name })).toBeVisible(),
    );
  },
};

export const Failed: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: productFixtures[0].name }).tagName).toBe('SPAN'),
    );
    const box = canvasElement.querySelector('[data-shape]')?.getBoundingClientRect();
    await expect((box?.width ?? 0) / (box?.height ?? 1), 'the 4:5 box does not change').toBeCloseTo(
      0.8,
      2,
    );
  },
};
