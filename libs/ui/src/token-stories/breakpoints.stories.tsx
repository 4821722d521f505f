import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { breakpoints, customMedia } from '../tokens.ts';
import { TokenTable } from './token-table.tsx';

const USES: Record<keyof typeof breakpoints, string> = {
  compact: 'The narrowest phones, up to here',
  navigation:
    'Navigation in the header; below: a drawer, and the bar at the foot of the back office',
  carouselPair: 'Two slides up to here',
  desktop: 'Desktop font sizes, the sidebar of the shop, tables in the back office',
  menuLabels: 'The menu of the back office has labels',
  carouselTrio: 'Three slides up to here',
  wide: 'The widest content',
};

const meta = {
  title: 'Tokens/Breakpoints',
  parameters: {
    docs: {
      description: {
        component:
          'Design at 375 px first, then look at 320, 666, 667, 1024, 1200 and 1920. A style sheet names the condition: `@media (--phone)`.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

function isBreakpoint(name: string): name is keyof typeof breakpoints {
  return Object.hasOwn(breakpoints, name);
}

export const Widths: Story = {
  render: () => (
    <TokenTable
      label="Window widths"
      columns={['Name', 'Width', 'What changes']}
      rows={Object.keys(breakpoints)
        .filter(isBreakpoint)
        .toSorted((one, other) => breakpoints[one] - breakpoints[other])
        .map((name) => [name, `${breakpoints[name]}px`, USES[name]])}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(breakpoints).length + 1);
  },
};

/** The conditions of the style sheets, and which of them hold in this window. */
export const MediaConditions: Story = {
  render: () => (
    <TokenTable
      label="Media conditions"
      columns={['Name', 'Condition', 'Now']}
      rows={Object.entries(customMedia).map(([name, condition]) => [
        name,
        condition,
        matchMedia(condition).matches ? 'yes' : 'no',
      ])}
    />
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^--phone/ })).toHaveTextContent(/yes$/);
    await expect(canvas.getByRole('row', { name: /^--from-desktop/ })).toHaveTextContent(/no$/);
  },
};
