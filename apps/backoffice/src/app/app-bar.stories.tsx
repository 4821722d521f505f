import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryFrame } from '../story-frame.tsx';
import { appBarGuide } from './app-bar.guide.ts';

const WAIT = { timeout: 15_000 };

const meta = {
  title: 'Back office UI/Navigation/AppBar',
  component: StoryFrame,
  parameters: {
    layout: 'fullscreen',
    guide: appBarGuide,
    docs: { story: { inline: false, height: '30rem' } },
    controls: { disable: true },
  },
  argTypes: { features: { table: { type: { summary: 'readonly Feature[]' } } } },
  args: { path: '/admin/contacts', apiServer: 'empty' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The app bar with the page's title, and the menu beside the page. */
export const Playground: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('banner', {}, WAIT);
    await expect(await within(bar).findByRole('heading', { level: 1 }, WAIT)).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  },
};

/** On a phone the menu is behind a button, and the five pages are at the foot. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('banner', {}, WAIT);
    await expect(within(bar).getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
    const foot = canvas.getByRole('navigation', { name: 'Menu principal' }).getBoundingClientRect();
    await expect(Math.round(foot.bottom)).toBe(window.innerHeight);
  },
};

/** The number of new orders in full: what is seen is in the link's accessible name (WCAG 2.5.3). */
export const ManyNewOrders: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: { features: ['status'], intercept: () => countsNewOrders(105) },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '105 nouvelles commandes' }, WAIT);
    await expect(link).toHaveTextContent('105');
  },
};

function countsNewOrders(count: number) {
  return ({ url }: Request): Promise<Response> | undefined =>
    new URL(url).pathname === '/api/commands/counts/'
      ? Promise.resolve(
          Response.json(
            { new: count, confirmed: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0 },
            { headers: { 'Shop-Features': 'status' } },
          ),
        )
      : undefined;
}
