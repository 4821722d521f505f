import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inComponentFrame } from '../../component-frame.tsx';
import { bottomBarGuide } from './bottom-bar.guide.ts';
import { BottomBar } from './bottom-bar.tsx';

const meta = {
  title: 'Back office UI/Navigation/BottomBar',
  component: BottomBar,
  parameters: { guide: bottomBarGuide, docs: { story: { inline: false, height: '8rem' } } },
  decorators: [inComponentFrame],
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Menu principal' })).getAllByRole(
      'link',
    );
    const widths = links.map((link) => Math.round(link.getBoundingClientRect().width));
    await expect(links).toHaveLength(5);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  },
};
