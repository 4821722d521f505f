import { FEATURES_HEADER } from '@shop/contract/features';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { itemOf } from '../../story-items.ts';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 15_000 };
const FEATURES = ['stock-merge', 'product-conflict'] as const;
const HEADERS = { [FEATURES_HEADER]: FEATURES.join(' ') };
const NAMES = { level: 2 };

const meta = {
  title: 'Back office/Products, lost stock',
  component: StoryFrame,
  args: { path: '/admin/products' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An API server whose list of products fails after a write; the response to the write is lost, too, or not. */
function failsAfterWrite(isLost: boolean) {
  return () => {
    let isWritten = false;
    return ({ method, url }: Request): Promise<Response> | undefined => {
      if (method === 'PUT') {
        isWritten = true;
        // As in section 7, the response has no product.
        return isLost
          ? Promise.reject(new TypeError('Failed to fetch'))
          : Promise.resolve(Response.json({ message: 'saved' }, { headers: HEADERS }));
      }
      const isList = new URL(url).pathname.endsWith('/api/products/');
      return isWritten && isList
        ? Promise.resolve(
            Response.json({ error: 'unavailable' }, { status: 503, headers: HEADERS }),
          )
        : undefined;
    };
  };
}

/** O13: the stock is saved and the list cannot be fetched: an editor that is opened again has the saved stock. */
export const StockSavedListFailed: Story = {
  args: { features: FEATURES, intercept: failsAfterWrite(false) },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('heading', NAMES, WAIT);
    const item = within(itemOf(name));
    await userEvent.click(item.getByRole('button', { name: 'Ajuster le stock' }));
    const form = { name: name?.textContent ?? '' };
    const stock = { name: 'Bleu Sidi Bou Saïd S' };
    const editor = within(await canvas.findByRole('form', form));
    await userEvent.clear(editor.getByRole('textbox', stock));
    await userEvent.type(editor.getByRole('textbox', stock), '17');
    await userEvent.click(editor.getByRole('button', { name: 'Enregistrer le stock' }));
    await waitFor(() => expect(canvas.queryByRole('form', form)).toBeNull(), WAIT);
    await userEvent.click(item.getByRole('button', { name: 'Ajuster le stock' }));
    const again = within(await canvas.findByRole('form', form));
    await expect(again.getByRole('textbox', stock)).toHaveValue('17');
  },
};

/** F2: the response to a save of the stock is lost: nobody knows yet whether it is saved. */
export const StockResponseLost: Story = {
  args: { features: FEATURES, intercept: failsAfterWrite(true) },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('heading', NAMES, WAIT);
    const item = within(itemOf(name));
    await userEvent.click(item.getByRole('button', { name: 'Ajuster le stock' }));
    const editor = within(await canvas.findByRole('form', { name: name?.textContent ?? '' }));
    await userEvent.click(
      editor.getAllByRole('button', { name: /^Ajouter un / })[0] ?? document.body,
    );
    await userEvent.click(editor.getByRole('button', { name: 'Enregistrer le stock' }));
    const alert = await editor.findByRole('alert', {}, WAIT);
    await expect(alert).toHaveTextContent(/Impossible de savoir/);
  },
};
