import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { ThemeProvider } from '@mui/material/styles';
import { ApiError, CreateOutcomeError } from '@shop/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SaveNotice } from '../features/save/save-notice.tsx';
import { createAppTheme } from './theme.ts';

const THEME = createAppTheme('always');
const SAVE = {
  error: null,
  isCheckingOutcome: false,
  sent: undefined,
  isStalled: false,
  isStopped: false,
  keepWaiting: fn(),
  stop: fn(),
};

const meta = {
  title: 'Back office/Save notice',
  component: SaveNotice,
  args: { save: SAVE, children: 'Le produit n’a pas été enregistré.' },
  decorators: (Story) => (
    <ThemeProvider theme={THEME}>
      <DialogActions>
        <Story />
        <Button>Annuler</Button>
        <Button variant="contained">Enregistrer</Button>
      </DialogActions>
    </ThemeProvider>
  ),
} satisfies Meta<typeof SaveNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Uploading: Story = { args: { save: { ...SAVE, sent: 0.4 } } };

/** After 20 seconds without progress: wait, or stop and keep what was typed. */
export const Stalled: Story = {
  args: { save: { ...SAVE, sent: 0.4, isStalled: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attendre encore' }));
    await expect(SAVE.keepWaiting).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrêter, garder ma saisie' }));
    await expect(SAVE.stop).toHaveBeenCalled();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Stopped: Story = {
  args: { save: { ...SAVE, error: new Error('aborted'), isStopped: true } },
};

/** F2: the response was lost. */
export const CheckingOutcome: Story = { args: { save: { ...SAVE, isCheckingOutcome: true } } };

/** F2: no response to the repeated requests either. */
export const OutcomeUnknown: Story = {
  args: { save: { ...SAVE, error: new CreateOutcomeError('unknown', undefined) } },
};

/** F1: no response to a save within five minutes. */
export const TimedOut: Story = {
  args: {
    save: {
      ...SAVE,
      error: new ApiError('network', 'updateProduct', {
        cause: new DOMException('The request timed out.', 'TimeoutError'),
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Le produit n’a pas été enregistré.')).toBeNull();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Impossible de savoir/);
  },
};

/** F2: the connection broke before the response to an update. */
export const UpdateLost: Story = {
  args: { save: { ...SAVE, error: new ApiError('network', 'updateProduct') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Impossible de savoir/);
  },
};

/** F2: an earlier request created it. */
export const CreatedEarlier: Story = {
  args: { save: { ...SAVE, error: new CreateOutcomeError('created-earlier', undefined) } },
};

export const Failed: Story = { args: { save: { ...SAVE, error: new Error('failed') } } };
