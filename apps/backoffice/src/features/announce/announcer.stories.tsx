import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Sheet } from '../screen/sheet.tsx';
import { Announcer, useAnnounce } from './announcer.tsx';

const MOVED = 'La commande est maintenant : Confirmée';
const ARRIVED = 'Une nouvelle commande est arrivée.';

/** Says both at once, as when an order comes in while another is being moved. */
function Doing() {
  const announce = useAnnounce();
  return (
    <Button onClick={() => [MOVED, ARRIVED].forEach((text) => announce(text))}>Confirmer</Button>
  );
}

const meta = {
  title: 'Back office/Announcer',
  component: Announcer,
  args: { children: <Doing /> },
} satisfies Meta<typeof Announcer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneAfterAnother: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText(MOVED)).toBeVisible());
    await expect(canvas.queryByText(ARRIVED)).toBeNull();
    await waitFor(() => expect(canvas.getByText(ARRIVED)).toBeVisible(), { timeout: 20_000 });
    await expect(canvas.queryByText(MOVED)).toBeNull();
  },
};

/** On a phone a sheet is the whole screen: its title and the way out stay free (F9). */
export const OverASheet: Story = {
  args: {
    children: (
      <Sheet open title="Commande K7Q29-FXM3T" onClose={() => undefined}>
        <Doing />
      </Sheet>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer' }));
    await waitFor(() => expect(screen.getByText(MOVED)).toBeVisible());
    const note = screen.getByText(MOVED).getBoundingClientRect();
    const { bottom } = screen.getByRole('button', { name: 'Fermer' }).getBoundingClientRect();
    await expect(note.top).toBeGreaterThan(bottom);
  },
};
