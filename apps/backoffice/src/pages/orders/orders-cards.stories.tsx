import { FEATURES_HEADER, type Feature } from '@shop/contract/features';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fixtureOrders } from '../../../../../.storybook/order-fixtures.ts';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 15_000 };
const FEATURES: Feature[] = ['status'];

/** Orders with a wide number, in each status, with one to five lines. */
function wideOrders(request: Request): Promise<Response> | undefined {
  if (!new URL(request.url).pathname.endsWith('/commands/list/')) return undefined;
  const [line] = fixtureOrders.flatMap(({ command_products: lines }) => lines);
  const orders = fixtureOrders.slice(0, 6).map((order, at) => ({
    ...order,
    command_id: `WMQ0${at}-WMQG5`,
    total_amount: '887.25',
    command_products: Array.from({ length: 1 + (at % 5) }, () => line),
  }));
  const headers = { [FEATURES_HEADER]: FEATURES.join(' ') };
  return Promise.resolve(Response.json(orders, { headers }));
}

const meta = {
  title: 'Back office/Commands cards',
  component: StoryFrame,
  args: { path: '/admin/commands', features: FEATURES, intercept: () => wideOrders },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expects that the hint of an empty search field is not cut. */
async function expectWholeHint(search: HTMLInputElement): Promise<void> {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('The browser has no canvas.');
  const { font, paddingLeft, paddingRight } = getComputedStyle(search);
  context.font = font;
  const room = search.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  await expect(context.measureText(search.placeholder).width).toBeLessThanOrEqual(room);
}

/** ADM-8: on a phone each order's number has one line, and its amount is at the right, in every card. */
export const OnPhone: Story = {
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article', {}, WAIT);
    await expect(cards).toHaveLength(6);
    for (const card of cards) {
      const title = within(card).getByRole('heading');
      await expect(title.offsetHeight).toBeLessThan(30);
      const amount = within(card).getByText(/887,25/);
      const { right } = amount.getBoundingClientRect();
      await expect(card.getBoundingClientRect().right - right).toBeLessThan(24);
    }
    await expectWholeHint(canvas.getByRole('searchbox', { name: 'Rechercher' }));
  },
};

/** The hint of the search has room in English, too. */
export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expectWholeHint(await canvas.findByRole('searchbox', { name: 'Search' }, WAIT));
  },
};
