import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { elevations, layers } from '../tokens.ts';
import { cssToken } from './css-token.ts';
import { TokenTable } from './token-table.tsx';
import styles from './token-stories.module.css';

const meta = {
  title: 'Tokens/Elevation and layers',
  parameters: {
    docs: {
      description: {
        component:
          'What is part of the page has a border, not a shadow. Only what lies above the page has a shadow: its elevation is the distance, its layer the order.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const SHADOW_USES: Record<keyof typeof elevations, string> = {
  floating: 'The floating cart',
  message: 'Messages: Toast, Snackbar',
  popover: 'Menus and popovers',
  dropdown: 'The results of the search',
  dialog: 'Dialogs',
};

export const Elevation: Story = {
  render: () => (
    <TokenTable
      label="Elevations"
      columns={['Token', 'Down, blur', 'Sample', 'Use']}
      rows={(['floating', 'message', 'popover', 'dropdown', 'dialog'] as const).map((name) => [
        cssToken('elevation', name),
        `${elevations[name].y}px, ${elevations[name].blur}px`,
        <div
          key={name}
          className={styles.raised}
          data-testid={name}
          style={{ boxShadow: `var(${cssToken('elevation', name)})` }}
        />,
        SHADOW_USES[name],
      ])}
    />
  ),
  play: async ({ canvas }) => {
    const { boxShadow } = getComputedStyle(canvas.getByTestId('dialog'));
    await expect(boxShadow).toContain(`0px ${elevations.dialog.y}px ${elevations.dialog.blur}px`);
  },
};

const LAYER_USES: Record<keyof typeof layers, string> = {
  sticky: 'Headers that stay at the top',
  floating: 'The floating cart, the bar of selected orders',
  dropdown: 'The results of the search',
  toast: 'Messages',
};

const LAYERS = ['sticky', 'floating', 'dropdown', 'toast'] as const;

/** From the lowest to the highest. Dialogs and drawers are above all of them, in the browser's top layer. */
export const Layers: Story = {
  render: () => (
    <div className={styles.stack}>
      {LAYERS.map((name, index) => (
        <div
          key={name}
          className={styles.layer}
          data-testid={name}
          style={{
            zIndex: `var(${cssToken('layer', name)})`,
            top: `${index * 5.5}rem`,
            left: `${index * 2}rem`,
          }}
        >
          <code>{cssToken('layer', name)}</code> {layers[name]}
          <br />
          {LAYER_USES[name]}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const order = LAYERS.map((name) => Number(getComputedStyle(canvas.getByTestId(name)).zIndex));
    await expect(order).toEqual(order.toSorted((one, other) => one - other));
    await expect(order).toEqual(Object.values(layers));
  },
};
