import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { inComponentFrame } from '../component-frame.tsx';
import { sidePaneGuide } from './side-pane.guide.ts';
import { SidePane } from './side-pane.tsx';

const meta = {
  title: 'Back office UI/Layout/SidePane',
  component: SidePane,
  parameters: { guide: sidePaneGuide, controls: { include: ['title'] } },
  decorators: [inComponentFrame],
  args: {
    title: 'Commande n° K7Q29-FXM3T',
    onClose: fn(),
    actions: <Button variant="outlined">Imprimer le bon de livraison</Button>,
    children: <Typography>Amel Ben Salah, 12, rue du Jasmin, La Marsa</Typography>,
  },
} satisfies Meta<typeof SidePane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^Commande n°/ })).toBeVisible();
  },
};

/** Escape closes it. */
export const ClosedByEscape: Story = {
  render: function Closable(args) {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? <SidePane {...args} onClose={() => setOpen(false)} /> : <></>;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Fermer' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Long details scroll between the title and the actions. */
export const Long: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, line) => (
      <Typography key={line}>
        <Link href="tel:+21620123450">Ligne {line + 1}</Link>
      </Typography>
    )),
  },
};

/** Below other content its actions are in the window before the page is scrolled. */
export const BelowFilters: Story = {
  ...Long,
  decorators: [
    (Story) => (
      <Box sx={{ minHeight: '200dvh', pt: '10rem' }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    const actions = canvas.getByRole('button', { name: /^Imprimer/ });
    await waitFor(() =>
      expect(actions.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight),
    );
    window.scrollTo(0, document.body.scrollHeight / 2);
    await waitFor(() =>
      expect(actions.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 100),
    );
    window.scrollTo(0, 0);
  },
};
