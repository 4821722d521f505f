import { MAX_CARE_LENGTH } from '@shop/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';

const WAIT = { timeout: 10_000 };

const meta = {
  title: 'Back office/Products/Material and care',
  component: StoryFrame,
  args: { path: '/admin/products?open=1', features: ['product-care'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

async function findForm(canvasElement: HTMLElement) {
  const body = within(canvasElement.ownerDocument.body);
  return within(await body.findByRole('dialog', { name: 'Modifier le produit' }, WAIT));
}

async function conflict(changed: object): Promise<Response> {
  return Response.json({ error: '', code: 'product_conflict', changed }, { status: 409 });
}

/** Both texts have lines, an example, and the number of their characters. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    const material = form.getByRole('textbox', { name: 'Matière' });
    await expect(material).toHaveAccessibleDescription(
      /^Par exemple .* 0\ssur\s300\scaractères\.$/,
    );
    await userEvent.type(material, '100 % lin{Enter}Doublure en coton');
    await expect(material).toHaveValue('100 % lin\nDoublure en coton');
    await expect(material).toHaveAccessibleDescription(/ 27\ssur\s300\scaractères\.$/);
    const care = form.getByRole('textbox', { name: 'Entretien' });
    await expect(care).toHaveAccessibleDescription(/ 0\ssur\s1\s000\scaractères\.$/);
    await userEvent.click(care);
    await userEvent.paste('é'.repeat(MAX_CARE_LENGTH.care + 5));
    await waitFor(() =>
      expect(care).toHaveAccessibleDescription(/ 1\s000\ssur\s1\s000\scaractères/),
    );
  },
};

export const Phone: Story = { ...Typed, globals: { viewport: { value: 'phone' } } };

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const form = within(await body.findByRole('dialog', { name: 'Edit the product' }, WAIT));
    const material = form.getByRole('textbox', { name: 'Fabric' });
    await expect(material).toHaveAccessibleDescription(/^For example .* 0\sof\s300\scharacters\.$/);
    await expect(form.getByRole('textbox', { name: 'Care' })).toBeVisible();
  },
};

/** ADM-7: a material that someone else wrote meanwhile is shown beside the owner's, who chooses. */
export const Conflict: Story = {
  args: {
    features: ['product-care', 'product-conflict', 'stock-merge'],
    intercept: () => (request: Request) =>
      request.method === 'PUT' ? conflict({ material: '100 % coton' }) : undefined,
  },
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    const material = form.getByRole('textbox', { name: 'Matière' });
    await userEvent.type(material, '100 % lin');
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer le produit' }));
    const choice = within(await form.findByRole('radiogroup', { name: 'Matière' }, WAIT));
    await expect(choice.getByRole('radio', { name: /100 % lin$/ })).toBeChecked();
    await userEvent.click(choice.getByRole('radio', { name: /100 % coton$/ }));
    await expect(material).toHaveValue('100 % coton');
  },
};

/** API-4: without the feature the form has no such fields. */
export const WithoutFeature: Story = {
  args: { features: [] },
  play: async ({ canvasElement }) => {
    const form = await findForm(canvasElement);
    await expect(form.getByRole('textbox', { name: 'Description' })).toBeVisible();
    await expect(form.queryByRole('textbox', { name: 'Matière' })).toBeNull();
    await expect(form.queryByRole('textbox', { name: 'Entretien' })).toBeNull();
  },
};
