import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type ColorPair, controlPairs, textPairs } from '../color-pairs.ts';
import { contrast } from '../contrast.ts';
import { type ColorRole, colors, type Theme } from '../tokens.ts';
import { cssToken } from './css-token.ts';
import { TokenTable } from './token-table.tsx';
import styles from './token-stories.module.css';

const meta = {
  title: 'Tokens/Colours',
  parameters: {
    docs: {
      description: {
        component:
          'A colour has a role, not a name: `primary`, `sale`, `border`. Every role has a value in the light and in the dark theme. Use `var(--color-…)` in style sheets; never a value.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const TRANSLUCENT = new Set(['backdrop', 'shadow']);

function isRole(name: string): name is ColorRole {
  return Object.hasOwn(colors.light, name) && !TRANSLUCENT.has(name);
}

const roles = Object.keys(colors.light).filter(isRole);

function ThemePalette({ theme }: { theme: Theme }) {
  const palette = colors[theme];
  return (
    <section>
      <h2>{theme}</h2>
      <ul className={styles.palette}>
        {roles.map((role) => (
          <li key={role}>
            <svg viewBox="0 0 160 72" aria-hidden="true">
              <rect
                width="160"
                height="72"
                fill={palette[role]}
                stroke="currentColor"
                strokeOpacity="0.2"
              />
            </svg>
            <strong>{role}</strong> <code>{palette[role]}</code>
            <br />
            {contrast(palette[role], palette.background).toFixed(1)} : 1 on background,{' '}
            {contrast(palette[role], palette.surface).toFixed(1)} : 1 on surface
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every colour with its contrast ratios; AA requires 4.5 : 1 for text and 3 : 1 for controls. */
export const Palette: Story = {
  render: () => (
    <>
      <ThemePalette theme="light" />
      <ThemePalette theme="dark" />
    </>
  ),
};
function ratio(theme: Theme, [foreground, background]: ColorPair): string {
  return `${contrast(colors[theme][foreground], colors[theme][background]).toFixed(1)} : 1`;
}

function Pairs({ label, pairs }: { label: string; pairs: readonly ColorPair[] }) {
  return (
    <TokenTable
      label={label}
      columns={['Pair', 'Sample', 'Light', 'Dark']}
      rows={pairs.map((pair) => {
        const [foreground, background] = pair;
        const style = {
          color: `var(${cssToken('color', foreground)})`,
          background: `var(${cssToken('color', background)})`,
          border: `1px solid var(${cssToken('color', pairs === controlPairs ? foreground : 'border')})`,
        };
        const sample = (
          <span className={styles.sample} style={style}>
            {pairs === controlPairs ? <span aria-hidden="true">—</span> : 'Ajouter au panier'}
          </span>
        );
        return [
          `${foreground} on ${background}`,
          sample,
          ratio('light', pair),
          ratio('dark', pair),
        ];
      })}
    />
  );
}

/** Only these pairs are allowed for text: each has at least 4.5 : 1 in both themes. A unit test checks it. */
export const TextPairs: Story = {
  render: () => <Pairs label="Pairs for text" pairs={textPairs} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(textPairs.length + 1);
  },
};

/** Only these pairs are allowed for the borders of controls and for icons: at least 3 : 1. */
export const ControlPairs: Story = {
  render: () => <Pairs label="Pairs for controls" pairs={controlPairs} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(controlPairs.length + 1);
  },
};
