import { ThemeProvider } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChunkErrorNotice } from './chunk-error-page.tsx';
import { createAppTheme } from './theme.ts';

const THEME = createAppTheme('always');

const meta = {
  title: 'Back office/Chunk error',
  component: ChunkErrorNotice,
  args: { reason: 'unreachable', attempt: undefined, retry: fn() },
  decorators: (Story) => (
    <ThemeProvider theme={THEME}>
      <Story />
    </ThemeProvider>
  ),
} satisfies Meta<typeof ChunkErrorNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** F6: the page's script could not be loaded, and the server cannot be reached. */
export const Offline: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.retry).toHaveBeenCalled();
  },
};

export const StillOffline: Story = { args: { attempt: 'unreachable' } };

/** F6: the server responds with an error, such as 503. */
export const ServerFailing: Story = { args: { reason: 'failing' } };

/** F6: a deploy has removed the script, and one reload did not help. */
export const Missing: Story = { args: { reason: 'missing' } };
