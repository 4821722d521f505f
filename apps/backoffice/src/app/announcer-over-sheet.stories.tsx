import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Announcer, useAnnounce } from '../features/announce/announcer.tsx';
import { Sheet } from '../features/screen/sheet.tsx';

const MOVED = 'La commande est maintenant : Confirmée';

function Order() {
  const announce = useAnnounce();
  return (
    <Sheet open title="Commande K7Q29-FXM3T" onClose={() => undefined}>
      <Button onClick={() => announce(MOVED)}>Confirmer</Button>
    </Sheet>
  );
}

const meta = {
  title: 'Back office/Announcer over a sheet',
  component: Announcer,
  args: { children: <Order /> },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Announcer>;

export default meta;

/** On a phone a sheet is the whole screen: its title and the way out stay free (F9). */
export const OnAPhone: StoryObj<typeof meta> = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer' }));
    await waitFor(() => expect(screen.getByText(MOVED)).toBeVisible());
    const note = screen.getByText(MOVED).getBoundingClientRect();
    const { bottom } = screen.getByRole('button', { name: 'Fermer' }).getBoundingClientRect();
    await expect(note.top).toBeGreaterThan(bottom);
  },
};
