import { FEATURES } from '@shop/contract/features';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';
import { itemOf } from '../../story-items.ts';

const WAIT = { timeout: 10_000 };

const meta = {
  title: 'Back office/Products of the staff',
  component: StoryFrame,
  args: {
    path: '/admin/products',
    features: FEATURES,
    admin: { username: 'Salma', role: 'staff' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ADR 0097: the staff edit and duplicate a product, and do not delete it. */
export const Menu: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const [name] = await canvas.findAllByRole('heading', { level: 2 }, WAIT);
    const item = within(itemOf(name));
    await expect(item.getByRole('button', { name: 'Modifier' })).toBeVisible();
    await userEvent.click(item.getByRole('button', { name: 'Autres actions' }));
    const items = await body.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Voir dans la boutique',
      'Dupliquer',
      'Historique',
    ]);
  },
};

/** ADR 0097: the selected products get a promotion, and are not deleted. */
export const Selected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Sélectionner la page' }, WAIT),
    );
    const bar = within(canvas.getByRole('region', { name: 'Produits sélectionnés' }));
    await expect(bar.getByRole('button', { name: /promotion/i })).toBeVisible();
    await expect(bar.queryByRole('button', { name: 'Supprimer' })).toBeNull();
  },
};
