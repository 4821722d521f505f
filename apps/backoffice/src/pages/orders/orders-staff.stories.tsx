import { FEATURES } from '@shop/contract/features';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryFrame } from '../../story-frame.tsx';
import { itemOf } from '../../story-items.ts';

const WAIT = { timeout: 15_000 };

const meta = {
  title: 'Back office/Commands of the staff',
  component: StoryFrame,
  args: {
    path: '/admin/commands',
    features: FEATURES,
    admin: { username: 'Salma', role: 'staff' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** ADR 0097: the staff cancel an order, and do not delete it; no file with all orders is offered. */
export const List: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const card = within(itemOf(await canvas.findByRole('heading', { name: /K7Q29-FXM3T/ }, WAIT)));
    await userEvent.click(card.getByRole('button', { name: 'Autres actions' }));
    const items = await body.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Annuler la commande']);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { name: /Exporter/ })).toBeNull();
  },
};

/** ADR 0097: an order that has ended has no menu; its other buttons stay in their place. */
export const Table: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const details = await canvas.findAllByRole('button', { name: 'Voir le détail' }, WAIT);
    const menus = canvas.getAllByRole('button', { name: 'Autres actions' });
    await expect(menus.length).toBeGreaterThan(0);
    await expect(menus.length).toBeLessThan(details.length);
    const places = new Set(
      details.map((button) => Math.round(button.getBoundingClientRect().left)),
    );
    await expect(places.size, 'one column').toBe(1);
  },
};

/** ADR 0097: the selected orders have their next status and their packing slips. */
export const Selected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: /Sélectionner.*K7Q29-FXM3T/ }, WAIT),
    );
    const bar = within(await canvas.findByRole('region', { name: 'Commandes sélectionnées' }));
    await expect(await bar.findByRole('button', { name: /Imprimer/ })).toBeVisible();
    await expect(bar.queryByRole('button', { name: /Exporter|Supprimer/ })).toBeNull();
  },
};

/**
 * ADR 0097: the details have the amount of the order and the outcomes of its customer, and not what the customer has
 * paid.
 */
export const Details: Story = {
  args: { path: '/admin/commands?open=K7Q29-FXM3T' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('link', { name: 'Ouvrir la fiche' }, WAIT);
    await expect(body.getByText('Refusées')).toBeVisible();
    await expect(body.queryByText('Total payé')).toBeNull();
    await userEvent.click(body.getByRole('button', { name: 'Autres actions' }));
    await expect(await body.findByRole('menuitem', { name: 'Annuler la commande' })).toBeVisible();
    await expect(body.queryByRole('menuitem', { name: 'Supprimer' })).toBeNull();
  },
};
