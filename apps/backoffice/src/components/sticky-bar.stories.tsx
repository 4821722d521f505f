import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { stickyBarGuide } from './sticky-bar.guide.ts';
import { StickyBar } from './sticky-bar.tsx';

const meta = {
  title: 'Back office UI/Layout/StickyBar',
  component: StickyBar,
  parameters: {
    guide: stickyBarGuide,
    docs: { story: { inline: false, height: '20rem' } },
    controls: { include: ['label'] },
  },
  decorators: [inComponentFrame],
  args: {
    label: 'Actions sur la commande',
    covered: { phone: '10rem', wider: '8rem' },
    sx: { display: 'flex', justifyContent: 'end', p: 3 },
    children: <Button variant="contained">Enregistrer</Button>,
  },
  render: (args) => (
    <>
      <Box sx={{ height: '60rem', p: 4 }}>Une longue page</Box>
      <StickyBar {...args} />
    </>
  ),
} satisfies Meta<typeof StickyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is in view although the page is longer than the window. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Actions sur la commande' });
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
