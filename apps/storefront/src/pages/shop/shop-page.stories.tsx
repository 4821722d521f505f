import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fixtureProducts } from '../../../../../.storybook/product-fixtures.ts';
import { StoryShop } from '../../story-shop.tsx';
import { buildProduct } from '../../testing/build-product.ts';

const meta = {
  title: 'Storefront/Shop',
  component: StoryShop,
  args: { path: '/shop' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility();
}

/** SHOP-1, SHOP-3: six products per page. */
export const Full: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Boutique' });
    await expect(await within(list).findAllByRole('article')).toHaveLength(6);
  },
};

/** SHOP-3: links to the pages next to the current one; the title has the page number. */
export const LastPage: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Boutique' });
    await within(list).findAllByRole('article');
    const first = within(list).getAllByRole('article')[0]?.textContent;
    const pages = within(list).getByRole('navigation', { name: 'Pagination' });
    await userEvent.click(within(pages).getByRole('link', { name: 'Page 8' }));
    await waitFor(() =>
      expect(within(pages).getByRole('link', { name: 'Page 8' })).toHaveAttribute(
        'aria-current',
        'page',
      ),
    );
    await expect(
      within(pages)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['', '1', '6', '7', '8']);
    await waitFor(() => expect(document.title).toMatch(/^Boutique – page 8 — /));
    await waitFor(() =>
      expect(within(list).getAllByRole('article')[0]?.textContent).not.toBe(first),
    );
  },
};

/** SHOP-2: a gender expands to its seasons; a click loads that gender and season. */
export const GenderAndSeason: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const sidebar = await canvas.findByRole('navigation', { name: 'Rayons' });
    await userEvent.click(within(sidebar).getByText('Femmes'));
    const season = within(sidebar).getAllByRole('link', { name: 'Nouveautés' }).find(isShown);
    await userEvent.click(season ?? sidebar);
    const list = await canvas.findByRole('region', { name: 'Femmes · Nouveautés' });
    await expect(await within(list).findByText('8 produits')).toBeVisible();
  },
};

/** SHOP-5: below 1024px a button toggles the sidebar. */
export const FiltersOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: 'Rayons et filtres' });
    await expect(canvas.queryByRole('navigation', { name: 'Rayons' })).toBeNull();
    await userEvent.click(toggle);
    const sidebar = canvas.getByRole('dialog', { name: 'Rayons et filtres' });
    await expect(within(sidebar).getByRole('navigation', { name: 'Rayons' })).toBeVisible();
  },
};

/** SHOP-5: the button of the sidebar closes it, and the toggle shows how many filters are set. */
export const FilteredOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rayons et filtres' }));
    const sidebar = canvas.getByRole('dialog', { name: 'Rayons et filtres' });
    await userEvent.click(await within(sidebar).findByRole('checkbox', { name: 'L' }));
    await userEvent.click(within(sidebar).getByRole('checkbox', { name: 'En stock' }));
    await userEvent.click(
      await within(sidebar).findByRole('button', { name: 'Voir les 48 produits' }),
    );
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Rayons' })).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Rayons et filtres (2)' })).toHaveFocus(),
    );
  },
};

/** SHOP-3: filters apply at once, and are displayed as removable chips. */
export const Filtered: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: { path: '/shop?size=L' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Boutique' });
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Rose' }));
    await expect(await within(list).findByText('32 produits')).toBeVisible();
    const price = canvas.getByRole('textbox', { name: 'À' });
    await userEvent.type(price, '99,9{Enter}');
    await expect(await within(list).findByText('9 produits')).toBeVisible();
    await waitFor(() => expect(price, 'the focus stays in the field').toHaveFocus());
    const chips = canvas.getByRole('list', { name: 'Filtres actifs' });
    await expect(
      within(chips)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Taille L', 'Rose', 'Jusqu’à 99,90\u00A0TND', 'Effacer les filtres']);
  },
};

/** SHOP-3: a chip removes its filter, and a button all of them. */
export const FiltersCleared: Story = {
  ...Filtered,
  play: async (context) => {
    const { canvas } = context;
    await Filtered.play?.(context);
    const list = canvas.getByRole('region', { name: 'Boutique' });
    const price = canvas.getByRole('textbox', { name: 'À' });
    const chips = canvas.getByRole('list', { name: 'Filtres actifs' });
    await userEvent.click(
      within(chips).getByRole('button', { name: /^Retirer le filtre «\sRose\s»$/ }),
    );
    await expect(await within(list).findByText('16 produits')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Rose' })).not.toBeChecked();
    await userEvent.click(within(chips).getByRole('button', { name: 'Effacer les filtres' }));
    await expect(await within(list).findByText('48 produits')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(price).toHaveValue('');
  },
};

/** SHOP-3: the list is sorted by newest, price or discount. */
export const Sorted: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const names = () => canvas.getAllByRole('article').map(({ textContent }) => textContent);
    await expect(names()[0]).toContain('242.00');
    const sort = canvas.getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(sort, 'Lowest price');
    await waitFor(() => expect(names()[0]).toContain('31.92'));
    await userEvent.selectOptions(sort, 'Discounts');
    await waitFor(() => expect(names().every((name) => name?.includes('Promo'))).toBe(true));
  },
};

/**
 * SHOP-3: beside each filter is the number of products that can be bought with it and the other filters; a value
 * without any is not displayed. Sizes and colours are in groups.
 */
export const Counted: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: { path: '/shop?color=%23B3315F' },
  play: async ({ canvas }) => {
    const size = await canvas.findByRole('checkbox', { name: 'L' });
    await waitFor(() => expect(size).toHaveAccessibleDescription('32 produits'));
    await expect(canvas.queryByRole('checkbox', { name: 'M' }), 'sold out').toBeNull();
    await expect(canvas.getByRole('group', { name: 'Tailles en lettres' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Bleu' })).toHaveAccessibleDescription(
      '48 produits',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Rose' })).toBeChecked();
  },
};

/** NAV-8: the page of a search has the searched words in its title and as a chip, and the filters of the shop. */
export const SearchResults: Story = {
  globals: { viewport: { value: 'laptop' }, language: 'en' },
  args: { path: '/shop?search=dress' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Results for “dress”' });
    await expect(await within(list).findByText('6 products')).toBeVisible();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Pink' }));
    await expect(await within(list).findByText('4 products')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove the filter “Search: dress”' }),
    );
    await waitFor(() => expect(canvas.getByText('32 products')).toBeVisible());
  },
};

/** SHOP-3: a link displays twelve products a page, also after a filter. */
export const TwelvePerPage: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: { path: '/shop?page=3' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Voir 12 par page' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Rose' }));
    await waitFor(() => expect(canvas.getByText('32 produits')).toBeVisible());
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await expect(canvas.getByRole('link', { name: 'Voir 6 par page' })).toBeVisible();
  },
};

const soldOut = buildProduct({
  product_Id: '1',
  product_name: 'Robe épuisée',
  product_images: [],
  colors: [{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 0 }] }],
});
const lastSize = buildProduct({
  product_Id: '2',
  product_name: 'Robe en M',
  product_images: [],
  promo_percentage: '12.50',
  colors: [
    { color_name: '#17457F', sizes: [{ size: 'S', quantity: 0 }] },
    { color_name: '#1A1A1A', sizes: [{ size: 'M', quantity: 1 }] },
  ],
});

/** SHOP-3: a tile has the discount, the sizes in stock and the colours; a sold-out product is marked. */
export const Tiles: Story = {
  args: { products: [soldOut, lastSize] },
  play: async ({ canvas }) => {
    const tiles = await canvas.findAllByRole('article');
    const [last, sold] = tiles.map((tile) => within(tile));
    await expect(last?.getByText(/^−12,5\s%$/)).toBeVisible();
    await expect(last?.getByText('Plus que M')).toBeVisible();
    await expect(last?.getByText(/^Couleurs\s: Noir\.$/)).toBeInTheDocument();
    await expect(sold?.getByText('Épuisé')).toBeVisible();
    await expect(sold?.queryByText('Promo')).toBeNull();
    await expect(sold?.queryByRole('button')).toBeNull();
  },
};

/**
 * CART-1, PROD-6: a size on a tile adds one piece in the first colour with stock, up to the stock; the mini-cart
 * shows it.
 */
export const QuickChoice: Story = {
  args: { products: [soldOut, lastSize] },
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: /^Choisir une taille.*Robe en M$/ });
    await userEvent.click(open);
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    const size = await canvas.findByRole('button', { name: 'Ajouter la taille M' });
    await userEvent.click(size);
    const miniCart = await canvas.findByRole('region', { name: 'Ajouté au panier' });
    // It fades in.
    await waitFor(() => expect(within(miniCart).getByText('Noir, M')).toBeVisible());
    await expect(within(miniCart).getByRole('link', { name: 'Commander' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Panier, 1 article' })[0]).toBeVisible();
    await userEvent.click(size);
    await expect(canvas.getByText(/^Ce produit n’est pas disponible/)).toBeVisible();
  },
};

/** Escape closes the choice of a size, and its button has the focus again. */
export const QuickChoiceClosed: Story = {
  ...QuickChoice,
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: /^Choisir une taille.*Robe en M$/ });
    await userEvent.click(open);
    const size = await canvas.findByRole('button', { name: 'Ajouter la taille M' });
    size.focus();
    await userEvent.keyboard('{Escape}');
    await expect(open).toHaveFocus();
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: 'Ajouter la taille M' })).toBeNull();
  },
};

/** I18N-4: a size is displayed in the page's language, and requested with its original value. */
export const OneSize: Story = {
  args: {
    path: '/shop?size=Taille+unique',
    products: [
      buildProduct({
        product_images: [],
        colors: [{ color_name: '#17457F', sizes: [{ size: 'Taille unique', quantity: 2 }] }],
      }),
    ],
  },
  globals: { language: 'en', viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'One size' })).toBeChecked();
    await expect(
      canvas.getByRole('button', { name: 'Remove the filter “One size”' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.queryByText(/Taille unique/)).toBeNull();
  },
};

/** F9: an invalid amount displays an error, and does not filter. */
export const InvalidPrice: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const price = await canvas.findByRole('textbox', { name: 'De' });
    await userEvent.type(price, 'douze{Enter}');
    await waitFor(() => expect(price).toHaveAccessibleDescription('Saisissez un montant'));
    await expect(await canvas.findByText('48 produits')).toBeVisible();
  },
};

/** A limit beyond the prices of the catalogue leaves the other field without an example. */
export const PriceBelowAll: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: { path: '/shop?max_price=1' },
  play: async ({ canvas }) => {
    const to = await canvas.findByRole('textbox', { name: 'À' });
    await waitFor(() => expect(to).toHaveAttribute('placeholder'));
    await expect(canvas.getByRole('textbox', { name: 'De' })).not.toHaveAttribute('placeholder');
  },
};

const TINTS = ['00', '33', '66', '99', 'CC', 'FF'];

/** SHOP-3: many colours are few families. */
export const ManyColors: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: {
    products: fixtureProducts.slice(0, 12).map((product, index) => ({
      ...product,
      product_name: `${product.product_name} — `.repeat(4),
      colors: TINTS.flatMap((red) =>
        TINTS.map((green) => ({
          color_name: `#${red}${green}${TINTS[index % TINTS.length]}`,
          sizes: ['XXS', 'Taille unique ajustable', '6,5'].map((size) => ({ size, quantity: 1 })),
        })),
      ),
    })),
  },
  play: async ({ canvas }) => {
    const colors = await canvas.findByRole('group', { name: 'Couleur' });
    const names = within(colors)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
    await expect(names.length).toBeGreaterThan(6);
    await expect(new Set(names).size).toBe(names.length);
    await userEvent.click(canvas.getByRole('checkbox', { name: '6,5' }));
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: /^Retirer le filtre «\sTaille 6,5\s»$/ }),
      ).toBeVisible(),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = { args: { apiServer: 'silent' } };

export const Failing: Story = {
  tags: ['failed'],
  args: { apiServer: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' }, { timeout: 20_000 });
  },
};

/** The longest names and sizes, on a phone: the page does not scroll horizontally. */
export const Longest: Story = {
  args: { apiServer: 'longest' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /anticonstitutionnellement/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** SHOP-3: 5,000 products are 834 pages of six. */
export const FiveThousand: Story = {
  args: { apiServer: 'many' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Boutique' });
    await expect(await within(list).findByRole('link', { name: 'Page 834' })).toBeVisible();
    await expect(within(list).getByText(/^5\s000 produits$/)).toBeVisible();
    await expect(within(list).getAllByRole('article')).toHaveLength(6);
  },
};
