import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { HeartIcon } from '../icons/heart-icon.tsx';
import { PlusIcon } from '../icons/page-icons.tsx';
import { Price } from '../price/price.tsx';
import { ProductImage } from '../product-image/product-image.tsx';
import { storyLink } from '../story-fixtures/story-link.tsx';
import { productFixtures } from '../story-fixtures/product-fixtures.ts';
import { ProductCard } from './product-card.tsx';
import { choices } from '../story-fixtures/choices.ts';
import { productCardGuide } from './product-card.guide.ts';
import styles from './product-card.stories.module.css';

const labels = { former: 'Prix d’origine :', current: 'Prix réduit :' };

const favourite = <IconButton label="Favori" icon={<HeartIcon size={20} />} aria-pressed="false" />;

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
    hoverImage: choices({
      None: undefined,
      Second: <ProductImage src={productFixtures[7].image} alt="" />,
    }),
    details: { control: 'text' },
    actions: choices({ None: undefined, Button: <button type="button">Ajouter</button> }),
    corner: choices({ None: undefined, Favourite: favourite }),
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
    discount: '−20\u00A0%',
    details: 'S · M · XL',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^−20\s%$/)).toBeVisible();
    await expect(canvas.getByText('S · M · XL')).toBeVisible();
  },
};

/** Marked in words, not by the grey image alone; it has no other badge. */
export const SoldOut: Story = {
  args: { badge: 'Promo', discount: '−20\u00A0%', soldOut: 'Épuisé' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Épuisé')).toBeVisible();
    await expect(canvas.queryByText('Promo')).toBeNull();
  },
};

/** The buttons are above the link; the rest of the image is part of the link. */
export const WithActions: Story = {
  args: {
    actions: <IconButton label="Ajouter au panier" icon={<PlusIcon size={20} />} />,
  },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Ajouter au panier' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(hit?.closest('button')).toBe(button);
    const { left: start = 0, top: above = 0 } =
      canvasElement.querySelector('img')?.getBoundingClientRect() ?? {};
    await expect(document.elementFromPoint(start + 20, above + 20)?.closest('a')).not.toBeNull();
  },
};

/** A button at the top right of the image, above the link. */
export const WithCorner: Story = {
  args: { badge: 'Promo', corner: favourite },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Favori' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(hit?.closest('button')).toBe(button);
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
