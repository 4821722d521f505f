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

/** The first on the page; a page's own header stands inside its main part. */
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

/** NAV-5: below 667px a drawer holds the links, the language switcher and a close button. */
export const DrawerOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir le menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(within(drawer).getByRole('button', { name: /^Langue/ })).toBeVisible();
    await expect(within(drawer).getByRole('button', { name: 'Fermer le menu' })).toBeVisible();
    await userEvent.click(within(drawer).getByRole('link', { name: 'Contact' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  },
};

/** NAV-8: each result has its match marked; arrows reach one, Enter opens it. */
export const Searching: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Rechercher un produit' });
    await userEvent.type(field, 'JASMIN');
    const [first] = await canvas.findAllByRole('option');
    await expect(first).toHaveTextContent(/TND/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(first?.querySelector('mark')).toHaveTextContent(/^jasmin$/i);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('group', { name: 'Couleur' })).toBeInTheDocument();
    await expect(field).toHaveValue('');
  },
};

/** NAV-8: no match says so, and a press outside clears the search. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Rechercher un produit' });
    await userEvent.type(field, 'zzz');
    await expect(await canvas.findByText('Aucun produit trouvé.')).toBeVisible();
    await userEvent.click(canvas.getByRole('contentinfo'));
    await expect(field).toHaveValue('');
  },
};

/** I18N-2: a choice changes the language at once and closes the dropdown. */
export const ChangingLanguage: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const header = within(await siteHeader(canvas));
    await userEvent.click(header.getByRole('button', { name: /^Langue/ }));
    await userEvent.click(header.getByRole('button', { name: /^ENG/ }));
    await expect(await header.findByRole('link', { name: 'Shop' })).toBeVisible();
    await expect(document.documentElement.lang).toBe('en');
    await expect(header.getByRole('button', { name: /^Language/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

/** NAV-3: Home, while at home, goes back to the top. */
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

/** NAV-4, NAV-9: another page comes in over 0.45s, at its top, with focus on it. */
export const AnotherPage: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const header = within(await siteHeader(canvas));
    await canvas.findByRole('heading', { name: 'Qui nous sommes' });
    await userEvent.click(header.getByRole('link', { name: 'Contact' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Contact' });
    const main = canvas.getByRole('main');
    await expect(main).toHaveFocus();
    await expect(main.firstElementChild).toContainElement(heading);
    await expect(main.firstElementChild).toHaveStyle({ animationDuration: '0.45s' });
  },
};
