import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fakeProducts } from '../../../.storybook/fake-catalogue.ts';
import { longer } from '../../../.storybook/longer-texts.ts';
import { StoryShop } from './story-shop.tsx';

/** What the toolbar does to a page; each choice can be had on every other story too. */
const meta = {
  title: 'Storefront/Toolbars',
  component: StoryShop,
  args: { path: '/shop' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every text is longer by 40 %: those of the catalogues and those that the host tells. */
export const LongTexts: Story = {
  globals: { length: 'long' },
  play: async ({ canvas }) => {
    const name = fakeProducts.at(-1)?.product_name ?? '';
    await expect(longer(name).length / name.length).toBeGreaterThan(1.3);
    await canvas.findByRole('link', { name: longer(name) });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(longer('Boutique'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A host with everything ours adds: it counts, pages and narrows by itself. */
export const FullHost: Story = {
  args: { path: '/shop?gender=Women&season=New+Arrivals&page=2' },
  globals: { host: 'full' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Femmes · Nouveautés' });
    await expect(await within(list).findAllByRole('article')).toHaveLength(2);
    await expect(within(list).getByText('8 produits')).toBeVisible();
  },
};

/** A host that takes three seconds to answer: what holds the places is seen meanwhile. */
export const SlowHost: Story = {
  globals: { host: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
  },
};

export const FailingHost: Story = {
  globals: { host: 'failing' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Réessayer' }, { timeout: 20_000 });
  },
};

const REDUCE = '(prefers-reduced-motion: reduce)';

/** How long the drawer takes, by its token; the build writes 0 and half a second in its own way. */
function drawerTime(): number {
  return Number.parseFloat(
    getComputedStyle(document.documentElement).getPropertyValue('--time-drawer'),
  );
}

/** For the style sheets and for what asks by script. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async () => {
    await expect(window.matchMedia(REDUCE).matches).toBe(true);
    await waitFor(() => expect(drawerTime()).toBe(0));
  },
};

export const FullMotion: Story = {
  globals: { motion: 'full' },
  play: async () => {
    await expect(window.matchMedia(REDUCE).matches).toBe(false);
    await waitFor(() => expect(drawerTime()).toBeGreaterThan(0));
  },
};
