import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Product } from '@shop/contract/schemas';
import { StoryShop } from '../../story-shop.tsx';
import { buildProduct } from '../../testing/build-product.ts';

const meta = {
  title: 'Storefront/Product',
  component: StoryShop,
  args: { path: '/product/x?id=2' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

const UNAVAILABLE = 'This product is not available in the selected size or quantity.';

/** The page of the only product of the API server. */
function withProduct(change: Partial<Product>) {
  return { path: '/product/x?id=7', products: [buildProduct({ product_images: [], ...change })] };
}

function stocked(color: string, sizes: Record<string, number>): Product['colors'][number] {
  const rows = Object.entries(sizes).map(([size, quantity]) => ({ size, quantity }));
  return { color_name: color, sizes: rows };
}

/** The heading with the product's name, after the page has loaded. */
async function findHeading(canvas: ReturnType<typeof within>) {
  await canvas.findByRole('button', { name: 'Ajouter au panier' });
  return canvas.getByRole('heading', { level: 1 });
}

/** PROD-2: images, name, price, description, tagline, colours, sizes, quantity, Add to Cart. */
export const Full: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: /^Photos de/ })).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText('Pour lui, une allure nette et sans effort.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
  },
};

/** API-4: a gender that only this API server has is shown as it is, without a link to its list. */
export const UnknownGender: Story = {
  args: withProduct({ gender: 'Enfants', season: 'Hiver 2026' }),
  play: async ({ canvas }) => {
    await findHeading(canvas);
    await expect(canvas.getByText('Enfants')).toBeVisible();
    const breadcrumb = canvas.getByRole('navigation', { name: 'Fil d’Ariane' });
    await expect(within(breadcrumb).getAllByRole('link')).toHaveLength(1);
  },
};

/** PROD-5: the selected size is added, and the focus stays on the button. */
export const AddedToCart: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Photos de/ });
    await userEvent.click(canvas.getByRole('radio', { name: 'Écru' }));
    const sizes = canvas.getByRole('group', { name: 'Taille' });
    await expect(within(sizes).getAllByRole('radio')).toHaveLength(4);
    await userEvent.click(within(sizes).getByRole('radio', { name: 'L' }));
    await expect(canvas.getByLabelText('Quantité')).toHaveAttribute('max', '5');
    const add = canvas.getByRole('button', { name: 'Ajouter au panier' });
    await userEvent.click(add);
    const miniCart = await canvas.findByRole('region', { name: 'Ajouté au panier' });
    await waitFor(() => expect(miniCart).toBeVisible());
    await waitFor(() => expect(add, 'focus stays').toHaveFocus());
    await expect(canvas.getAllByRole('link', { name: 'Panier, 1 article' })).not.toHaveLength(0);
    await userEvent.click(add);
    const note = await canvas.findByText(/dans votre panier \(2\spièces\)/);
    await waitFor(() => expect(note).toBeVisible());
    await expect(note.closest('output'), 'announced').not.toBeNull();
    await expect(canvas.getAllByRole('link', { name: 'Panier, 2 articles' })).not.toHaveLength(0);
  },
};

/** PROD-2: the images by thumbnails, by arrow keys, and in the zoom; closing it restores the focus. */
export const SecondImage: Story = {
  play: async ({ canvas }) => {
    const third = await canvas.findByRole('button', { name: 'Photo 3 sur 3' });
    await expect(canvas.getByRole('button', { name: 'Photo 1 sur 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(third);
    await expect(third).toHaveAttribute('aria-current', 'true');
    const slide = canvas.getByRole('button', { name: /^Agrandir .* photo 3/ });
    const region = canvas.getByRole('region', { name: /^Photos de/ });
    await waitFor(() =>
      expect(slide.getBoundingClientRect().left).toBeCloseTo(
        region.getBoundingClientRect().left,
        0,
      ),
    );
    await userEvent.keyboard('{ArrowLeft}');
    const second = canvas.getByRole('button', { name: 'Photo 2 sur 3' });
    await waitFor(() => expect(second).toHaveFocus());
    await expect(second).toHaveAttribute('aria-current', 'true');
    const large = canvas.getByRole('button', { name: /^Agrandir .* photo 2/ });
    large.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: /^Photos de/ });
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Photo 2 sur 3');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(large).toHaveFocus());
  },
};

/** A browser that can neither share nor copy: a dialog displays the link, selected. */
export const LinkToCopy: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: async ({ canvas }) => {
    const share = await canvas.findByRole('button', { name: 'Partager' });
    await userEvent.click(share);
    const dialog = await canvas.findByRole('dialog', { name: 'Copiez ce lien' });
    const link = within(dialog).getByRole<HTMLInputElement>('textbox', {
      name: 'Lien vers le produit',
    });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link.selectionEnd).toBe(link.value.length);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await waitFor(() => expect(share).toHaveFocus());
    await userEvent.click(share);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** PROD-3: on promotion the price is struck through, next to the discounted price. */
export const OnPromotion: Story = {
  args: { path: '/product/x?id=1' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Photos de/ });
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.parentElement?.querySelector('s')).toHaveTextContent(
      'Prix initial : 39,90 TND',
    );
    await expect(heading.parentElement).toHaveTextContent('31,92 TND');
  },
};

/** PROD-4, PROD-6: a sold-out size is marked, can be focused, and displays the specified error. */
export const SoldOutSize: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to Cart' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(UNAVAILABLE);
    const sizes = canvas.getByRole('group', { name: 'Size' });
    await expect(sizes, 'says what to do').toHaveAccessibleDescription('Choose a size.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Ecru' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByText('Choose a size.')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /^M\W+Sold out/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(UNAVAILABLE);
  },
};

/** PROD-4, PROD-6: a sold-out product has a message, similar pieces, marked colours, and the specified error. */
export const SoldOutProduct: Story = {
  globals: { language: 'en' },
  args: withProduct({
    colors: [stocked('#17457F', { S: 0, M: 0 }), stocked('#B3315F', { S: 0 })],
  }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^This product is sold out for now\./)).toBeVisible(),
    );
    await expect(canvas.getByRole('link', { name: 'See similar pieces' })).toHaveAttribute(
      'href',
      '/shop?gender=Women&in_stock=true',
    );
    await expect(canvas.getAllByRole('radio', { name: /, Sold out$/ })).toHaveLength(2);
    await expect(canvas.queryByText(/\d – /), 'no days of delivery').toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(UNAVAILABLE);
  },
};

/** On a phone, the bar of a sold-out product opens the form for a message when it is back. */
export const SoldOutPhone: Story = {
  ...SoldOutProduct,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [inBar] = await canvas.findAllByRole('button', { name: 'Prévenez-moi' });
    if (!inBar) throw new Error('The bar has no button.');
    await userEvent.click(inBar);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Prévenez-moi' })).toHaveFocus());
    await expect(await canvas.findByRole('form', { name: 'Prévenez-moi' })).toBeVisible();
  },
};

/** So does the bar of a product that has no colours yet. */
export const NoColorsPhone: Story = {
  ...SoldOutPhone,
  args: withProduct({ colors: [] }),
};

/** The only colour and the only size are selected; a low stock displays its number. */
export const OneSize: Story = {
  args: withProduct({ colors: [stocked('#17457F', { 'Taille unique': 2 })] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Taille unique' })).toBeChecked();
    await expect(canvas.getByText('Plus que 2 en stock')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** I18N-4: a size is displayed in the page's language; its value stays that of the API server. */
export const OneSizeInEnglish: Story = {
  ...OneSize,
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'One size' })).toHaveAttribute(
      'value',
      'Taille unique',
    );
  },
};

/** I18N-4: in the cart too. */
export const OneSizeInTheCart: Story = {
  ...OneSizeInEnglish,
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'One size' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    const miniCart = await canvas.findByRole('region', { name: 'Added to the cart' });
    await waitFor(() => expect(miniCart).toBeVisible());
    await userEvent.click(within(miniCart).getByRole('link', { name: 'View cart' }));
    await waitFor(() => expect(canvas.getByText(/^Colour: [^:]*One size$/)).toBeVisible());
  },
};

/** PROD-4: twelve sizes are sorted from small to large. */
export const TwelveSizes: Story = {
  args: withProduct({
    colors: [
      stocked('#17457F', {
        XXL: 1,
        M: 4,
        '3XL': 0,
        XS: 5,
        L: 5,
        S: 5,
        XL: 5,
        Grossesse: 1,
        '4XL': 1,
        '5XL': 1,
        XXS: 0,
        'Taille unique': 5,
      }),
    ],
  }),
  play: async ({ canvas }) => {
    const sizes = within(await canvas.findByRole('group', { name: 'Taille' }));
    const values = sizes.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    await expect(values.join(' ')).toBe('XXS XS S M L XL XXL 3XL 4XL 5XL Grossesse Taille unique');
  },
};

/** PROD-5: eight colours; the selection of another one resets size, quantity and stock. */
export const EightColors: Story = {
  args: withProduct({
    colors: [
      '#17457F',
      '#F1E6CE',
      '#B3315F',
      '#1A1A1A',
      '#5B6B3A',
      '#F3C969',
      '#8A5A3C',
      '#FFFFFF',
    ].map((color, index) => stocked(color, { S: index, M: 9 })),
  }),
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('radio');
    if (!first || !second) throw new Error('The colours are missing.');
    await userEvent.click(second);
    await userEvent.click(canvas.getByRole('radio', { name: 'M' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Augmenter la quantité' }));
    await expect(canvas.getByLabelText('Quantité')).toHaveValue(2);
    await userEvent.click(first);
    await expect(canvas.getByRole('radio', { name: 'M' })).not.toBeChecked();
    await expect(canvas.getByLabelText('Quantité')).toHaveValue(1);
    await expect(canvas.queryByText('En stock')).toBeNull();
  },
};

/** The longest name and description, on a phone: the page does not scroll horizontally. */
export const LongestTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  args: withProduct({
    product_name: `Robe ${'anticonstitutionnellement brodée '.repeat(5)}à Sidi Bou Saïd, ${'W'.repeat(10)}`,
    description: 'Une matière douce, tenue, qui se lave à trente degrés.\n'.repeat(60),
  }),
  play: async ({ canvas, canvasElement }) => {
    await findHeading(canvas);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

export const NoImage: Story = {
  args: withProduct({}),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Pas de photo' })).toBeVisible());
    await expect(canvas.queryByRole('list', { name: 'Choisir une photo' })).toBeNull();
  },
};

/** The colour and the size of the URL are selected, so that a shared link keeps the choice. */
export const ChosenByUrl: Story = {
  args: {
    ...withProduct({ colors: [stocked('#17457F', { S: 1 }), stocked('#B3315F', { S: 4, M: 5 })] }),
    path: '/product/x?id=7&color=b3315f&size=M',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'M' })).toBeChecked();
    await expect(canvas.getByText('En stock')).toBeVisible();
    const whatsApp = canvas.getByRole('link', { name: /^Poser une question sur WhatsApp/ });
    const url = new URL(whatsApp.getAttribute('href') ?? '');
    await expect(url.pathname).toBe('/21670000000');
    await expect(url.searchParams.get('text')).toContain('?id=7&color=b3315f&size=M');
  },
};

/** The sizes are visible before a choice: the first colour in stock is selected. */
export const FirstColorInStock: Story = {
  args: withProduct({
    colors: [stocked('#17457F', { S: 0 }), stocked('#B3315F', { S: 4, M: 5 })],
  }),
  play: async ({ canvas }) => {
    const sizes = within(await canvas.findByRole('group', { name: 'Taille' }));
    await expect(sizes.getAllByRole('radio')).toHaveLength(2);
    await expect(sizes.queryByRole('radio', { checked: true })).toBeNull();
    const colors = within(canvas.getByRole('group', { name: /^Couleur/ }));
    await expect(colors.getAllByRole('radio')[1]).toBeChecked();
  },
};

/** Delivery with its days, sizes in centimetres, care and exchange are below the form, closed until a click. */
export const Information: Story = {
  args: withProduct({ gender: 'Women' }),
  play: async ({ canvas }) => {
    await findHeading(canvas);
    for (const title of [
      'Livraison',
      'Tailles en centimètres',
      'Matière et entretien',
      'Échanges et retours',
    ]) {
      await userEvent.click(canvas.getByText(title, { selector: 'summary *' }));
    }
    await expect(canvas.getByText(/^Commandé aujourd’hui, livré/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^M 88–92/ })).toBeVisible();
    await expect(canvas.getByText(/^La matière de chaque pièce/)).toBeVisible();
    await expect(canvas.getByText(/^Vous avez 14\s?jours pour échanger/)).toBeVisible();
  },
};

/** The link beside the sizes opens their measures. */
export const SizeGuide: Story = {
  args: withProduct({ gender: 'Women' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Guide des tailles' }));
    await expect(canvas.getByRole('row', { name: /^M 88–92/ })).toBeVisible();
    const title = canvas.getByText('Tailles en centimètres', { selector: 'summary *' });
    await expect(title.closest('summary')).toHaveFocus();
  },
};

/** Other products of the gender, without this one. */
export const Related: Story = {
  play: async ({ canvas }) => {
    const heading = await findHeading(canvas);
    const row = await canvas.findByRole('region', { name: 'Dans le même esprit' });
    row.scrollIntoView();
    const others = () =>
      within(canvas.getByRole('region', { name: 'Dans le même esprit' })).getAllByRole('link');
    await waitFor(() => expect(others()).toHaveLength(7));
    const names = others().map(({ textContent }) => textContent);
    await expect(names).not.toContain(heading.textContent);
  },
};

/** Without other products there is no heading. */
export const NoneRelated: Story = {
  args: withProduct({}),
  play: async ({ canvas }) => {
    await findHeading(canvas);
    const row = canvas.queryByRole('region', { name: 'Dans le même esprit' });
    row?.scrollIntoView();
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Dans le même esprit' })).toBeNull(),
    );
  },
};

/** PROD-8: an unknown URL without an id displays a message, a link to the shop and the popular products. */
export const Unknown: Story = {
  args: { path: '/product/rien' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Produit introuvable' })).toBeVisible(),
    );
    await expect(canvas.getByRole('link', { name: 'Voir la boutique' })).toHaveAttribute(
      'href',
      '/shop',
    );
    const popular = within(canvas.getByRole('region', { name: 'Les pièces populaires' }));
    await expect((await popular.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

/** PROD-8: for several products of one name, the page lists them. */
export const SeveralOfOneName: Story = {
  args: { path: '/product/marinièrelagoulette' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /De quel produit s’agit-il\s\?/ });
    const ids = canvas
      .getAllByRole('link', { name: 'Marinière La Goulette' })
      .map((link) => new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('id'));
    await expect(new Set(ids).size).toBe(3);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { apiServer: 'silent' } };

export const Failing: Story = {
  tags: ['failed'],
  args: { apiServer: 'failing' },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert', {}, { timeout: 20_000 });
    await expect(
      within(alert).getByRole('heading', { level: 1, name: 'Ce produit n’a pas pu être chargé' }),
    ).toBeVisible();
    await expect(document.title).toMatch(/^Ce produit n’a pas pu être chargé/);
    await expect(within(alert).getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(within(alert).getByRole('link', { name: 'Voir la boutique' })).toBeVisible();
  },
};

/** A product among 5,000, with a carousel of a few others. */
export const FiveThousand: Story = {
  args: { apiServer: 'many', path: '/product/x?id=4999' },
  play: async ({ canvas }) => {
    await expect(await findHeading(canvas)).toHaveTextContent('4999');
  },
};
