import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fixtureProducts } from '../../../.storybook/product-fixtures.ts';
import { pseudoLocalise } from '../../../.storybook/pseudo-localisation.ts';
import { StoryShop } from './story-shop.tsx';

/** The toolbar's settings, which apply to every story. */
const meta = {
  title: 'Storefront/Toolbars',
  component: StoryShop,
  args: { path: '/shop' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every text is 40 % longer: those of the catalogue and those of the API server. */
export const PseudoLocalised: Story = {
  globals: { texts: 'pseudo' },
  play: async ({ canvas }) => {
    const name = fixtureProducts.at(-1)?.product_name ?? '';
    await expect(pseudoLocalise(name).length / name.length).toBeGreaterThan(1.3);
    await canvas.findByRole('link', { name: pseudoLocalise(name) });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      pseudoLocalise('Boutique'),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** An API server with every feature counts, paginates and filters. */
export const EveryFeature: Story = {
  args: { path: '/shop?gender=Women&season=New+Arrivals&page=2' },
  globals: { apiServer: 'full' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Femmes · Nouveautés' });
    await expect(await within(list).findAllByRole('article')).toHaveLength(2);
    await expect(within(list).getByText('8 produits')).toBeVisible();
  },
};

/** Skeletons are displayed while the API server takes three seconds to reply. */
export const SlowApiServer: Story = {
  globals: { apiServer: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
  },
};

export const FailingApiServer: Story = {
  globals: { apiServer: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' }, { timeout: 20_000 });
  },
};

const REDUCE = '(prefers-reduced-motion: reduce)';

/** The drawer's duration token; the build may write 0 and 500 ms in other units. */
function drawerDuration(): number {
  return Number.parseFloat(
    getComputedStyle(document.documentElement).getPropertyValue('--duration-drawer'),
  );
}

/** The setting applies to style sheets and to `matchMedia`. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async () => {
    await expect(window.matchMedia(REDUCE).matches).toBe(true);
    await waitFor(() => expect(drawerDuration()).toBe(0));
  },
};

export const FullMotion: Story = {
  globals: { motion: 'full' },
  play: async () => {
    await expect(window.matchMedia(REDUCE).matches).toBe(false);
    await waitFor(() => expect(drawerDuration()).toBeGreaterThan(0));
  },
};
