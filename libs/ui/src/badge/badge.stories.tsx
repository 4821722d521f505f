import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';
import { badgeGuide } from './badge.guide.ts';

const meta = {
  title: 'UI/Feedback/Badge',
  component: Badge,
  parameters: { guide: badgeGuide },
  argTypes: { children: { control: 'text' } },
  args: { children: 'Promo', tone: 'promo' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <p>
      <Badge>Brouillon</Badge> <Badge tone="promo">Promo</Badge> <Badge tone="count">3</Badge>{' '}
      <Badge tone="success">En stock</Badge> <Badge tone="failure">Rupture</Badge>
    </p>
  ),
};
