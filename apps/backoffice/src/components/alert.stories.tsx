import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { alertGuide } from './alert.guide.ts';

const meta = {
  title: 'Back office UI/Feedback/Alert',
  component: Alert,
  parameters: { guide: alertGuide, controls: { include: ['severity', 'children'] } },
  decorators: [inComponentFrame],
  argTypes: {
    children: { control: 'text' },
    severity: {
      options: ['error', 'warning', 'info', 'success'],
      control: { type: 'inline-radio' },
    },
  },
  args: {
    severity: 'error',
    children: 'Le produit n’a pas été enregistré. Rien de ce que vous avez saisi n’est perdu.',
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside what failed, where it stays. */
export const Playground: Story = {};

/** A message about what was just done, at the foot, with Undo where the server can. */
export const MessageAtTheFoot: Story = {
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  render: () => (
    <Snackbar open>
      <Alert
        severity="success"
        action={<Button size="small">Défaire</Button>}
        sx={{ alignItems: 'center' }}
      >
        Le message est marqué comme traité
      </Alert>
    </Snackbar>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/marqué comme traité/)).toBeVisible();
  },
};

export const Severities: Story = {
  render: () => (
    <Stack sx={{ gap: 3 }}>
      <Alert severity="error">La commande n’a pas été supprimée.</Alert>
      <Alert severity="warning">Le total de la commande est à vérifier.</Alert>
      <Alert severity="info">L’enregistrement a été arrêté. Votre saisie est gardée.</Alert>
      <Alert severity="success">Le produit est enregistré.</Alert>
    </Stack>
  ),
};
