import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { checkboxGuide } from './checkbox.guide.ts';

const meta = {
  title: 'Back office UI/Fields/Checkbox',
  component: Checkbox,
  parameters: { guide: checkboxGuide, controls: { include: ['disabled', 'indeterminate'] } },
  decorators: [inComponentFrame],
  render: (args) => (
    <FormControlLabel control={<Checkbox {...args} />} label="Produit mis en avant" />
  ),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Produit mis en avant' });
    await userEvent.click(canvas.getByText('Produit mis en avant'));
    await expect(box).toBeChecked();
  },
};

/** Some orders of the page are selected, not all. */
export const Indeterminate: Story = {
  render: () => (
    <FormControlLabel control={<Checkbox indeterminate />} label="Sélectionner la page" />
  ),
};

/** A switch acts at once; a checkbox acts when the form is saved. */
export const SwitchThatActsAtOnce: Story = {
  render: () => (
    <Stack>
      <FormControlLabel control={<Switch />} label="Annoncer les nouvelles commandes" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Annoncer les nouvelles commandes' });
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
  },
};
