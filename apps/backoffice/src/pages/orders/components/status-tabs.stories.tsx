import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryFrame } from '../../../story-frame.tsx';
import { statusTabsGuide } from './status-tabs.guide.ts';

const WAIT = { timeout: 15_000 };

const meta = {
  title: 'Back office UI/Navigation/StatusTabs',
  component: StoryFrame,
  parameters: {
    layout: 'fullscreen',
    guide: statusTabsGuide,
    docs: { story: { inline: false, height: '30rem' } },
    controls: { disable: true },
  },
  argTypes: { features: { table: { type: { summary: 'readonly Feature[]' } } } },
  args: { path: '/admin/commands', features: ['status'], intercept: countOrders },
} satisfies Meta<typeof StoryFrame>;

export default meta;

function countOrders() {
  return ({ url }: Request): Promise<Response> | undefined =>
    new URL(url).pathname === '/api/commands/counts/'
      ? Promise.resolve(
          Response.json(
            { new: 12, confirmed: 4, shipped: 3, delivered: 10_040, cancelled: 0, returned: 1 },
            { headers: { 'Shop-Features': 'status' } },
          ),
        )
      : undefined;
}

/** Large counts are written as numbers are everywhere. */
export const Playground: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: /statut/i }, WAIT));
    const delivered = await tabs.findByRole('link', { name: /^Livrées/ }, WAIT);
    await expect(await within(delivered).findByText(/^10\s040$/, {}, WAIT)).toBeVisible();
  },
};
