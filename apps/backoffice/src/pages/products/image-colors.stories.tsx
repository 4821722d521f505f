import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 10_000 };

const meta = {
  title: 'Back office/Products/Colours of images',
  component: StoryFrame,
  args: { path: '/admin/products?open=1', features: ['image-colors'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

async function findForm(canvasElement: HTMLElement) {
  const body = within(canvasElement.ownerDocument.body);
  return within(await body.findByRole('dialog', { name: 'Modifier le produit' }, WAIT));
}

/** PROD-5: each image can have one of the product's colours; a removed image has none. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    const second = form.getByRole('combobox', { name: 'Couleur de la photo 2' });
    await expect(second).toHaveDisplayValue('Non précisée');
    await userEvent.selectOptions(second, 'Bleu Sidi Bou Saïd');
    await expect(second).toHaveDisplayValue('Bleu Sidi Bou Saïd');
    await userEvent.click(form.getByRole('button', { name: 'Retirer la photo 3' }));
    await waitFor(() =>
      expect(form.queryByRole('combobox', { name: 'Couleur de la photo 3' })).toBeNull(),
    );
    await expect(form.getByRole('combobox', { name: 'Couleur de la photo 1' })).toBeVisible();
  },
};

export const Phone: Story = { ...Chosen, globals: { viewport: { value: 'phone' } } };

/** API-4: without the feature, images have no colour. */
export const WithoutFeature: Story = {
  args: { features: [] },
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    await expect(form.getByRole('button', { name: 'Retirer la photo 1' })).toBeVisible();
    await expect(form.queryByRole('combobox', { name: /^Couleur de la photo/ })).toBeNull();
  },
};
