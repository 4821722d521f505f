import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { Announcer, useAnnounce } from '../features/announcer/announcer.tsx';
import { FilterDrawer } from '../features/resource-list/filter-drawer.tsx';
import { ResponsiveDialog } from '../components/responsive-dialog.tsx';

const NEW_ORDER = '1 nouvelle commande est arrivée';
const MOVED = 'Commande n° K7Q29-FXM3T : confirmée';
/** Its text without the number, which is an element of its own. */
const MOVED_TEXT = /^Commande n°.*: confirmée$/;

function Order() {
  const announce = useAnnounce();
  return (
    <ResponsiveDialog open title="Commande K7Q29-FXM3T" onClose={() => undefined}>
      <Button onClick={() => announce(MOVED)}>Confirmer</Button>
    </ResponsiveDialog>
  );
}

function Filters() {
  const announce = useAnnounce();
  return (
    <FilterDrawer open onClose={() => undefined} total={8} onClear={() => announce(MOVED)}>
      {null}
    </FilterDrawer>
  );
}

/** A dialog during which a new order comes in. */
function DialogWithNewOrder() {
  const announce = useAnnounce();
  const [isOpen, setOpen] = useState(true);
  return (
    <ResponsiveDialog open={isOpen} title="Code" onClose={() => setOpen(false)}>
      <Button onClick={() => announce(NEW_ORDER, { waitsForDialog: true })}>Nouvelle</Button>
    </ResponsiveDialog>
  );
}

const meta = {
  title: 'Back office/Announcer over a dialog',
  component: Announcer,
  decorators: [inComponentFrame],
  args: { children: <Order /> },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Announcer>;

export default meta;

/** On a phone the dialog is full-screen: its title and Close stay visible (F9). */
export const OnAPhone: StoryObj<typeof meta> = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer' }));
    await waitFor(() => expect(screen.getByText(MOVED_TEXT)).toBeVisible());
    const note = screen.getByText(MOVED_TEXT).getBoundingClientRect();
    const { bottom } = screen.getByRole('button', { name: 'Fermer' }).getBoundingClientRect();
    await expect(note.top).toBeGreaterThan(bottom);
  },
};

/** On a phone the buttons of the filters stay visible too. */
export const OverFilters: StoryObj<typeof meta> = {
  args: { children: <Filters /> },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(screen.getByText(MOVED_TEXT)).toBeVisible());
    const note = screen.getByText(MOVED_TEXT).getBoundingClientRect();
    const { top } = screen
      .getByRole('button', { name: 'Voir 8 résultats' })
      .getBoundingClientRect();
    await expect(note.bottom).toBeLessThanOrEqual(top);
  },
};

/** A message of something new does not cover what is filled in: a new order is announced when the dialog is closed. */
export const NewOrderDuringADialog: StoryObj<typeof meta> = {
  args: { children: <DialogWithNewOrder /> },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Nouvelle' }));
    await expect(screen.queryByText(NEW_ORDER)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.getByText(NEW_ORDER)).toBeVisible());
  },
};
