import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { STORY_REQUEST_ID } from '../../../../.storybook/story-api-server.ts';
import { StoryShop } from '../story-shop.tsx';

/** The error of a page names the request, which is in the log of the API server. */
const meta = {
  title: 'Storefront/Reference of an error',
  component: StoryShop,
  args: { path: '/shop', apiServer: 'failing-with-reference' },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    const references = await canvas.findAllByText(
      /^Référence à nous donner/,
      {},
      { timeout: 20_000 },
    );
    await expect(references[0]).toHaveTextContent(STORY_REQUEST_ID);
  },
} satisfies Meta<typeof StoryShop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const Product: Story = { args: { path: '/product/x?id=2' } };

export const Home: Story = { args: { path: '/' } };
