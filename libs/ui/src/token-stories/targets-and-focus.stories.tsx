import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { focusRing, layout } from '../tokens.ts';
import styles from './token-stories.module.css';

const meta = {
  title: 'Tokens/Targets and focus',
  parameters: {
    docs: {
      description: {
        component: `Everything that can be clicked is at least ${layout.target} by ${layout.target} px, also where its image is smaller. The focus ring is ${focusRing.width} px wide in the primary colour with a gap of ${focusRing.offset} px; it is never removed without another one in its place.`,
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** The smallest target. The dashed square is `--target`. */
export const Target: Story = {
  render: () => <div className={styles.target} data-testid="target" />,
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByTestId('target').getBoundingClientRect();
    await expect([width, height]).toEqual([layout.target, layout.target]);
  },
};

/** The ring appears with the keyboard, not with the mouse. */
export const FocusRing: Story = {
  render: () => <Button>Ajouter au panier</Button>,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button).toHaveFocus());
    const { outlineWidth, outlineOffset } = getComputedStyle(button);
    await expect(outlineWidth).toBe(`${focusRing.width}px`);
    await expect(outlineOffset).toBe(`${focusRing.offset}px`);
  },
};
