import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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

export const OneAfterAnother: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText(MOVED)).toBeVisible());
    await expect(canvas.queryByText(ARRIVED)).toBeNull();
    await waitFor(() => expect(canvas.getByText(ARRIVED)).toBeVisible(), { timeout: 20_000 });
    await expect(canvas.queryByText(MOVED)).toBeNull();
  },
};
