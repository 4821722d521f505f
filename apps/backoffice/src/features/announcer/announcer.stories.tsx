import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Announcer, useAnnounce } from './announcer.tsx';

const MOVED = 'Commande n° K7Q29-FXM3T passée à « Confirmée »';
const ARRIVED = 'Une nouvelle commande est arrivée.';

/** Announces two texts at once, as when an order comes in during a status update. */
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

export const OneAfterAnother: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText(MOVED)).toBeVisible());
    await expect(screen.queryByText(ARRIVED)).toBeNull();
    await waitFor(() => expect(screen.getByText(ARRIVED)).toBeVisible(), { timeout: 20_000 });
    await expect(screen.queryByText(MOVED)).toBeNull();
  },
};
