import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Product } from '@shop/contract/schemas';
import { StoryShop } from '../../story-shop.tsx';
import { buildProduct } from '../../testing/build-product.ts';

const meta = {
  title: 'Storefront/Product/Material and care',
  component: StoryShop,
  args: withProduct({}),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

const MATERIAL = 'Tissu : 100 % lin\nDoublure : 100 % coton';
const CARE = 'Lavage à la main, à l’eau froide.\nSéchage à plat.';
const GENERAL_MATERIAL = /^La matière de chaque pièce est dans sa description\./;
const GENERAL_CARE = /Lin et coton : 30 °C/;

function withProduct(change: Partial<Product>) {
  return { path: '/product/x?id=7', products: [buildProduct({ product_images: [], ...change })] };
}

async function openSection(canvas: ReturnType<typeof within>) {
  const title = await canvas.findByText('Matière et entretien', { selector: 'summary *' });
  await userEvent.click(title);
  const section = title.closest('details');
  if (!section) throw new Error('The section is missing');
  return within(section);
}

/** API-4: the product's own texts, with their lines, in place of the general text. */
export const Own: Story = {
  args: withProduct({ material: MATERIAL, care: CARE }),
  play: async ({ canvas }) => {
    const section = await openSection(canvas);
    const material = section.getByText(/^Tissu : 100 % lin/);
    await expect(material.textContent).toBe(MATERIAL);
    await expect(material).toHaveAttribute('dir', 'auto');
    await expect(section.getByText(/^Lavage à la main/)).toBeVisible();
    await expect(section.queryByText(GENERAL_MATERIAL)).toBeNull();
    await expect(section.queryByText(GENERAL_CARE)).toBeNull();
  },
};

export const Phone: Story = { ...Own, globals: { viewport: { value: 'phone' } } };

/** A product with a material of its own has the general advice on care, and nothing about its description. */
export const OwnMaterial: Story = {
  args: withProduct({ material: '100 % laine', care: '' }),
  play: async ({ canvas }) => {
    const section = await openSection(canvas);
    await expect(section.getByText('100 % laine')).toBeVisible();
    await expect(section.getByText(GENERAL_CARE)).toBeVisible();
    await expect(section.queryByText(GENERAL_MATERIAL)).toBeNull();
  },
};

/** A product with care of its own has no general advice, which might contradict it. */
export const OwnCare: Story = {
  args: withProduct({ material: ' ', care: 'Nettoyage à sec uniquement.' }),
  play: async ({ canvas }) => {
    const section = await openSection(canvas);
    await expect(section.getByText('Nettoyage à sec uniquement.')).toBeVisible();
    await expect(section.getByText(GENERAL_MATERIAL)).toBeVisible();
    await expect(section.queryByText(GENERAL_CARE)).toBeNull();
  },
};

/** API-4: an API server without the feature has neither text: the page is as before. */
export const General: Story = {
  play: async ({ canvas }) => {
    const section = await openSection(canvas);
    await expect(section.getByText(GENERAL_MATERIAL)).toHaveTextContent(GENERAL_CARE);
    await expect(section.queryByRole('term')).toBeNull();
  },
};

/** Long texts, and one that is written from right to left. */
export const LongTexts: Story = {
  args: withProduct({
    material: 'قطن 100% من تونس',
    care: `${'Lavage à la main, séchage à plat. '.repeat(20)}${'m'.repeat(120)}`,
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const section = await openSection(canvas);
    await expect(section.getByText(/^قطن/)).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
