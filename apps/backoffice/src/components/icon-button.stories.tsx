import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { CloseIcon, MoreIcon, PrintIcon } from '@shop/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { iconButtonGuide } from './icon-button.guide.ts';

const meta = {
  title: 'Back office UI/Actions/IconButton',
  component: IconButton,
  parameters: { guide: iconButtonGuide, controls: { include: ['disabled', 'edge'] } },
  decorators: [inComponentFrame],
  argTypes: {
    disabled: { control: 'boolean' },
    edge: { options: [false, 'start', 'end'], control: { type: 'inline-radio' } },
  },
  args: { 'aria-label': 'Autres actions', children: <MoreIcon />, disabled: false, edge: false },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

/** With a tooltip, which is also its accessible name. */
export const WithTooltip: Story = {
  render: () => (
    <Tooltip title="Imprimer">
      <IconButton>
        <PrintIcon />
      </IconButton>
    </Tooltip>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Imprimer' })).toHaveFocus());
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Imprimer');
  },
};

export const Disabled: Story = {
  args: { 'aria-label': 'Fermer', children: <CloseIcon />, disabled: true },
};
