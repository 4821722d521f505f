import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyLink } from '../story-fixtures/story-link.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { breadcrumbGuide } from './breadcrumb.guide.ts';
import { choices } from '../story-fixtures/choices.ts';
import { typed } from '../story-fixtures/typed.ts';

const TRAIL = [
  { label: 'Boutique', renderLink: storyLink('#shop') },
  { label: 'Femmes', renderLink: storyLink('#women') },
];

const meta = {
  title: 'UI/Navigation/Breadcrumb',
  component: Breadcrumb,
  parameters: { guide: breadcrumbGuide },
  argTypes: {
    trail: {
      ...typed('readonly { label: string; renderLink: RenderLink }[]'),
      ...choices({ 'One page': TRAIL.slice(0, 1), 'Two pages': TRAIL }),
    },
  },
  args: {
    label: 'Fil d’Ariane',
    trail: TRAIL,
    current: 'Robe portefeuille Jasmin de nuit',
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    const current = canvas.getAllByRole('listitem').at(-1);
    await expect(current).toHaveTextContent('Robe portefeuille Jasmin de nuit');
    await expect(current).toHaveAttribute('aria-current', 'page');
  },
};
