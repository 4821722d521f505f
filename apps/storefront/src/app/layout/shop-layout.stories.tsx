import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryShop } from '../../story-shop.tsx';

const meta = {
  title: 'Storefront/Layout',
  component: StoryShop,
  args: { path: '/about' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The site header is the first banner on the page; `main` may contain a page's own header. */
async function siteHeader(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  const [first] = await canvas.findAllByRole('banner');
  if (!first) throw new Error('no header');
  return first;
}

/** NAV-1, NAV-2, NAV-6, NAV-7: the sticky header, its four links, the footer's four sections. */
export const Desktop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const header = await siteHeader(canvas);
    await expect(header).toHaveStyle({ position: 'sticky', height: '80px' });
    const links = within(within(header).getByRole('navigation')).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/about',
      '/shop',
      '/contact',
    ]);
    await expect(links[1]).toHaveAttribute('aria-current', 'page');
    await expect(links[1]).toHaveStyle({ textDecorationLine: 'underline' });
    const footer = canvas.getByRole('contentinfo');
    await expect(
      within(footer)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Appelez-nous', 'Boutique', 'Commandes', 'Suivez-nous']);
    await expect(within(footer).getByText('+216 70 000 000')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Panier, 0 article' })).toHaveLength(2);
  },
};

/** NAV-5: below 667px a drawer holds the links, each gender's, the language switcher and a close button. */
export const DrawerOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir le menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await within(drawer).findByRole('link', { name: 'Mes favoris' });
    await expect(
      within(drawer)
        .getAllByRole('link')
        .slice(1)
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/',
      '/about',
      '/shop',
      '/shop?gender=Men',
      '/shop?gender=Women',
      '/shop?gender=Accessoire',
      '/contact',
      '/favourites',
    ]);
    await expect(within(drawer).getByRole('button', { name: /^Langue/ })).toBeVisible();
    await expect(within(drawer).getByRole('button', { name: 'Fermer le menu' })).toBeVisible();
  },
};

/** NAV-5: a page chosen in the drawer closes it. */
export const PageFromDrawer: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context;
    await DrawerOnPhone.play?.(context);
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(drawer).getByRole('link', { name: 'Contact' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible(),
    );
  },
};

const logoOf = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" rx="20" fill="${fill}"/></svg>`)}`;
const LOGOS = { logo: logoOf('#17457F'), logoLight: logoOf('#F3C969') };

/** NAV-5: the drawer holds the brand's light logo. */
export const LightLogo: Story = {
  args: { brand: LOGOS },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const header = await siteHeader(canvas);
    const logoIn = (region: HTMLElement) =>
      within(region)
        .getByRole('link', { name: /accueil$/ })
        .querySelector('img');
    await expect(logoIn(header)).toHaveAttribute('src', LOGOS.logo);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir le menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(logoIn(drawer)).toHaveAttribute('src', LOGOS.logoLight);
  },
};

/** NAV-8: the match in each result is highlighted. The arrow keys select a result. */
export const Searching: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Rechercher un produit' });
    await userEvent.type(field, 'JASMIN');
    const [first] = await canvas.findAllByRole('option');
    await expect(first).toHaveTextContent(/TND/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(first?.querySelector('mark')).toHaveTextContent(/^jasmin$/i);
  },
};

/** NAV-1, NAV-8: on a phone the search is an icon in the header's row, and a field when it has the focus. */
export const SearchOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const header = await siteHeader(canvas);
    const field = canvas.getByRole('combobox', { name: 'Rechercher un produit' });
    await expect(header).toHaveStyle({ height: '80px' });
    await expect(field.getBoundingClientRect().width).toBe(44);
    await expect(field.getBoundingClientRect().bottom).toBeLessThan(80);
    await userEvent.click(field);
    await userEvent.type(field, 'JASMIN');
    await expect(field.getBoundingClientRect().width).toBeGreaterThan(200);
    const [first] = await canvas.findAllByRole('option');
    await expect(first).toBeVisible();
    await userEvent.click(canvas.getByRole('contentinfo'));
    await waitFor(() => expect(field.getBoundingClientRect().width).toBe(44));
  },
};

/** NAV-8: Enter opens the selected result and clears the search. */
export const ResultOpened: Story = {
  play: async (context) => {
    const { canvas } = context;
    await Searching.play?.(context);
    const field = canvas.getByRole('combobox', { name: 'Rechercher un produit' });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('group', { name: /^Couleur/ })).toBeInTheDocument();
    await expect(field).toHaveValue('');
  },
};

/** NAV-8: a search without matches displays a message. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Rechercher un produit' });
    await userEvent.type(field, 'zzz');
    await waitFor(() => expect(canvas.getByText('Aucun produit trouvé.')).toBeVisible());
    const search = within(field.closest('search') ?? document.body);
    await expect(search.getByRole('link', { name: 'Toute la collection' })).toHaveAttribute(
      'href',
      '/shop',
    );
    await expect(search.getByRole('link', { name: 'Contact' })).toBeVisible();
    await expect(search.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      `https://wa.me/21670000000?text=${encodeURIComponent('Bonjour, je cherche\u00A0: zzz')}`,
    );
  },
};

/** NAV-8: a click outside clears the search. */
export const SearchCleared: Story = {
  play: async (context) => {
    const { canvas } = context;
    await NothingFound.play?.(context);
    const field = canvas.getByRole('combobox', { name: 'Rechercher un produit' });
    await userEvent.click(canvas.getByRole('contentinfo'));
    await expect(field).toHaveValue('');
  },
};

/** I18N-2: selecting a language changes it at once and closes the dropdown. */
export const LanguageChanged: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const header = within(await siteHeader(canvas));
    await userEvent.click(header.getByRole('button', { name: /^Langue/ }));
    await userEvent.click(header.getByRole('button', { name: /^ENG/ }));
    await waitFor(() => expect(header.getByRole('link', { name: 'Shop' })).toBeVisible());
    await expect(document.documentElement.lang).toBe('en');
    await expect(header.getByRole('button', { name: /^Language/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

/** NAV-3: on the home page, the Home link scrolls to the top. */
export const HomeAtHome: Story = {
  args: { path: '/' },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const header = within(await siteHeader(canvas));
    await canvas.findByRole('region', { name: 'Accessoires' });
    window.scrollTo(0, 900);
    await waitFor(() => expect(window.scrollY).toBe(900));
    await userEvent.click(header.getByRole('link', { name: 'Accueil' }));
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};

/** NAV-4, NAV-9: the next page fades in over 0.45s, scrolled to its top and focused. */
export const AnotherPage: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const header = within(await siteHeader(canvas));
    await canvas.findByRole('heading', { name: 'Qui nous sommes' });
    await userEvent.click(header.getByRole('link', { name: 'Contact' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Contact' });
    const main = canvas.getByRole('main');
    await waitFor(() => expect(main).toHaveFocus());
    await expect(main.firstElementChild).toContainElement(heading);
    await expect(main.firstElementChild).toHaveStyle({ animationDuration: '0.45s' });
  },
};
