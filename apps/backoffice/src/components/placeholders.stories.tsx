import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { Placeholders } from './placeholders.tsx';
import { placeholdersGuide } from './placeholders.guide.ts';

const CARD = (
  <Card>
    <CardContent>
      <Typography variant="h3">Yasmine Ben Salah</Typography>
      <Typography>La Marsa</Typography>
    </CardContent>
    <CardActions>
      <Button variant="outlined">Voir le détail</Button>
    </CardActions>
  </Card>
);

const meta = {
  title: 'Back office UI/Feedback/Placeholders',
  component: Placeholders,
  parameters: { guide: placeholdersGuide },
  decorators: [inComponentFrame],
  args: { children: CARD },
} satisfies Meta<typeof Placeholders>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The samples have no role for a screen reader or the keyboard. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chargement…')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
