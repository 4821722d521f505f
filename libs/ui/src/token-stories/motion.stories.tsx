import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { durations, ease } from '../tokens.ts';
import { cssToken, cssValue } from './css-token.ts';
import { TokenTable } from './token-table.tsx';
import styles from './token-stories.module.css';

const USES: Record<keyof typeof durations, string> = {
  feedback: 'Hover, press, focus, a message that appears',
  layout: 'Something that changes its place or size',
  drawer: 'The drawer of a phone (NAV-5)',
  delay: 'Before a skeleton or a placeholder begins to move',
};

const meta = {
  title: 'Tokens/Motion',
  parameters: {
    docs: {
      description: {
        component: `Motion explains where something comes from; it never decorates. One easing, \`${ease}\`: fast at first, then calm. With reduced motion in the system every duration is 0, and nothing advances by itself.`,
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const NAMES = ['feedback', 'layout', 'drawer', 'delay'] as const;

function numbersOf(text: string): number[] {
  return (text.match(/[\d.]+/g) ?? []).map(Number);
}

/** Hover or focus a track to see its duration. */
export const Durations: Story = {
  globals: { motion: 'full' },
  render: () => (
    <TokenTable
      label="Durations"
      columns={['Token', 'Value', 'Sample', 'Use']}
      rows={NAMES.map((name) => [
        cssToken('duration', name),
        `${durations[name]}ms`,
        <button key={name} type="button" className={styles.track} aria-label={`Motion of ${name}`}>
          <div
            className={styles.mover}
            style={{ transitionDuration: `var(${cssToken('duration', name)})` }}
          />
        </button>,
        USES[name],
      ])}
    />
  ),
  play: async () => {
    await expect(Number.parseFloat(cssValue('--duration-drawer'))).toBeGreaterThan(0);
    await expect(numbersOf(cssValue('--ease')), 'the build may write .22').toEqual(numbersOf(ease));
  },
};

/** With reduced motion every duration is 0. */
export const Reduced: Story = {
  ...Durations,
  globals: { motion: 'reduced' },
  play: async () => {
    for (const name of NAMES) {
      await expect(Number.parseFloat(cssValue(cssToken('duration', name)))).toBe(0);
    }
  },
};
