import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { radii } from '../tokens.ts';
import { cssToken } from './css-token.ts';
import { TokenTable } from './token-table.tsx';
import styles from './token-stories.module.css';

const USES: Record<keyof typeof radii, string> = {
  soft: 'Fields, buttons, cards, dialogs',
  round: 'Swatches, badges, chips, the floating cart',
};

const meta = {
  title: 'Tokens/Radius',
  parameters: {
    docs: {
      description: {
        component: 'Two shapes only: nearly square, or fully round. Nothing in between.',
      },
    },
  },
} satisfies Meta;

export default meta;

export const Radii: StoryObj = {
  render: () => (
    <TokenTable
      label="Radii"
      columns={['Token', 'Value', 'Sample', 'Use']}
      rows={(['soft', 'round'] as const).map((name) => [
        cssToken('radius', name),
        `${radii[name]}px`,
        <div
          key={name}
          className={styles.box}
          data-testid={name}
          style={{ borderRadius: `var(${cssToken('radius', name)})` }}
        />,
        USES[name],
      ])}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('soft')).toHaveStyle({ borderRadius: `${radii.soft}px` });
  },
};
