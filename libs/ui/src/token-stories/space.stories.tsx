import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { layout, spaceSteps, spaceUnit } from '../tokens.ts';
import { cssValue } from './css-token.ts';
import { TokenTable } from './token-table.tsx';
import styles from './token-stories.module.css';

const meta = {
  title: 'Tokens/Space',
  parameters: {
    docs: {
      description: {
        component:
          'Every distance is a multiple of 4 px. The space between sections and the gutters of a page depend on the width.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Scale: Story = {
  render: () => (
    <ul className={styles.type}>
      {spaceSteps.map((step) => (
        <li key={step}>
          <svg width={step * spaceUnit} height="16" aria-hidden="true" className={styles.bar}>
            <rect width="100%" height="100%" />
          </svg>
          <code>--space-{step}</code> {step * spaceUnit}px
        </li>
      ))}
    </ul>
  ),
};

/** The distances of the page's layout, on phones and from the desktop's width. */
export const Page: Story = {
  render: () => (
    <TokenTable
      label="Layout of a page"
      columns={['Token', 'Phone', 'Desktop', 'Use']}
      rows={[
        [
          '--space-section',
          px(layout.section.mobile),
          px(layout.section.desktop),
          'Between sections',
        ],
        [
          '--space-gutter',
          px(layout.gutter.mobile),
          px(layout.gutter.desktop),
          'At the page’s sides',
        ],
        ['--content-width', '–', px(layout.contentWidth), 'The widest content'],
        ['--header-height', px(layout.headerHeight), px(layout.headerHeight), 'The shop’s header'],
        ['--drawer-width', layout.drawerWidth, '–', 'The menu of a phone'],
      ]}
    />
  ),
  play: async () => {
    await expect(cssValue('--content-width')).toBe(px(layout.contentWidth));
  },
};

function px(length: number): string {
  return `${length}px`;
}
