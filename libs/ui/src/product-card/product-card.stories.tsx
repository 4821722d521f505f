import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from '../price/price.tsx';
import { ProductImage } from '../product-image/product-image.tsx';
import { storyLink } from '../story-fixtures/story-link.tsx';
import { productFixtures } from '../story-fixtures/product-fixtures.ts';
import { ProductCard } from './product-card.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { productCardGuide } from './product-card.guide.ts';
import styles from './product-card.stories.module.css';

const labels = { former: 'Prix d’origine :', current: 'Prix réduit :' };

const meta = {
  title: 'UI/Commerce/ProductCard',
  component: ProductCard,
  parameters: { guide: productCardGuide },
  argTypes: {
    image: choices(
      Object.fromEntries(
        productFixtures.map(({ name, image }) => [
          name,
          <ProductImage key={name} src={image} alt="" />,
        ]),
      ),
    ),
    price: choices({
      Normal: <Price amount="59,00 TND" />,
      Promotion: <Price amount="47,20 TND" former={{ amount: '59,00 TND', labels }} />,
    }),
    badge: choices({ None: undefined, Promo: 'Promo' }),
  },
  args: {
    name: 'Marinière La Goulette',
    nameLang: 'fr',
    image: <ProductImage src={productFixtures[6].image} alt="" />,
    price: <Price amount="59,00 TND" />,
    renderLink: storyLink('#product'),
  },
  decorators: [
    (Story) => (
      <div className={styles.column}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Marinière La Goulette' })).toBeVisible();
    const image = canvasElement.querySelector('img');
    const { left = 0, top = 0 } = image?.getBoundingClientRect() ?? {};
    const hit = document.elementFromPoint(left + 20, top + 20);
    await expect(hit?.closest('a'), 'the image is part of the link').not.toBeNull();
  },
};

export const OnPromotion: Story = {
  args: {
    name: 'Robe portefeuille Jasmin de nuit',
    image: <ProductImage src={productFixtures[0].image} alt="" />,
    price: <Price amount="151,20 TND" former={{ amount: '189,00 TND', labels }} />,
    badge: 'Promo',
  },
};

export const LongestName: Story = {
  args: {
    name: 'Jebba Zitouna brodée à la main, col tunisien, pompon de soie et doublure de coton biologique',
  },
};

/** A code instead of a name: the word is broken, and the image stays as wide as the card (SHOP-3). */
export const NameOfOneLongWord: Story = {
  args: { name: 'JEBBA_ZITOUNA_BRODEE_COL_TUNISIEN_POMPON_DE_SOIE_2026' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBe(card.clientWidth);
  },
};
