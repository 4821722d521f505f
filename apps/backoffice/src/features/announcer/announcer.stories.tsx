import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Announcer, useAnnounce } from './announcer.tsx';

const MOVED = 'Commande n° K7Q29-FXM3T : confirmée';
const ARRIVED = 'Une nouvelle commande est arrivée.';
const FAILED = 'L’image n’a pas pu être déplacée. Réessayez.';

/** Announces two texts at once, as when an order comes in during a status update. */
function Doing() {
  const announce = useAnnounce();
  return (
    <Button onClick={() => [MOVED, ARRIVED].forEach((text) => announce(text))}>Confirmer</Button>
  );
}

function Failing() {
  const announce = useAnnounce();
  return <Button onClick={() => announce(FAILED, { severity: 'error' })}>Avancer</Button>;
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

/** An error is shown as one, and announced at once. */
export const Failure: StoryObj<typeof meta> = {
  args: { children: <Failing /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(FAILED);
    await expect(alert).toHaveClass('MuiAlert-colorError');
  },
};
