import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from '../component-frame.tsx';
import { sectionHeadingGuide } from './section-heading.guide.ts';
import { SectionHeading } from './section-heading.tsx';

const meta = {
  title: 'Back office UI/Layout/SectionHeading',
  component: SectionHeading,
  parameters: { guide: sectionHeadingGuide },
  decorators: [inComponentFrame],
  args: { children: 'Livraison' },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Livraison' })).toBeVisible();
  },
};

export const WithAction: Story = { args: { action: <Button>Modifier</Button> } };
