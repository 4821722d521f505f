import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { groupLabelGuide } from './group-label.guide.ts';
import { GroupLabel } from './group-label.tsx';

const meta = {
  title: 'Back office UI/Fields/GroupLabel',
  component: GroupLabel,
  parameters: { guide: groupLabelGuide },
  decorators: [inComponentFrame],
  args: { id: 'source', children: 'Origine' },
  render: (args) => (
    <FormControl component="fieldset" aria-labelledby={args.id} sx={{ gap: 1 }}>
      <GroupLabel {...args} />
      <Button variant="outlined">Téléphone</Button>
    </FormControl>
  ),
} satisfies Meta<typeof GroupLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Origine' })).toBeVisible();
  },
};
