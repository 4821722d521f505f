import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from '../price/price.tsx';
import { ProductPicture } from '../product-picture/product-picture.tsx';
import { storyLink } from '../story-parts/story-link.tsx';
import { storyProducts } from '../story-parts/story-products.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-card.stories.module.css';

const meta = {
  title: 'UI/ProductCard',
  component: ProductCard,
  args: {
    name: 'Marinière La Goulette',
    nameLang: 'fr',
    picture: <ProductPicture src={storyProducts[6].picture} alt="" />,
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

const labels = { former: 'Prix d’origine :', current: 'Prix réduit :' };

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Marinière La Goulette' })).toBeVisible();
    const picture = canvasElement.querySelector('img');
    const { left = 0, top = 0 } = picture?.getBoundingClientRect() ?? {};
    const hit = document.elementFromPoint(left + 20, top + 20);
    await expect(hit?.closest('a'), 'the picture leads there too').not.toBeNull();
  },
};

export const OnPromotion: Story = {
  args: {
    name: 'Robe portefeuille Jasmin de nuit',
    picture: <ProductPicture src={storyProducts[0].picture} alt="" />,
    price: <Price amount="151,20 TND" former={{ amount: '189,00 TND', labels }} />,
    badge: 'Promo',
  },
};

export const LongestName: Story = {
  args: {
    name: 'Jebba Zitouna brodée à la main, col tunisien, pompon de soie et doublure de coton biologique',
  },
};
