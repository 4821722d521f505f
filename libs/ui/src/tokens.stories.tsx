import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrast } from './contrast.ts';
import { type ColorRole, colors, spaceSteps, spaceUnit, textSteps, type Theme } from './tokens.ts';
import styles from './tokens.stories.module.css';

const meta = { title: 'Tokens' } satisfies Meta;

export default meta;

const TRANSLUCENT = new Set(['backdrop', 'shadow']);

function isRole(name: string): name is ColorRole {
  return Object.hasOwn(colors.light, name) && !TRANSLUCENT.has(name);
}

const roles = Object.keys(colors.light).filter(isRole);

function Palette({ theme }: { theme: Theme }) {
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
export const Colours: StoryObj = {
  render: () => (
    <>
      <Palette theme="light" />
      <Palette theme="dark" />
    </>
  ),
};

/** The font sizes at this width: a ratio of 1.2 on phones and 1.25 from 1024px. */
export const Type: StoryObj = {
  render: () => (
    <ul className={styles.type}>
      {Object.keys(textSteps)
        .toReversed()
        .map((name) => {
          const token = `--text-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
          return (
            <li key={name} style={{ fontSize: `var(${token})` }}>
              <span className={styles.serif}>Une maison de jasmin</span>, à La Marsa{' '}
              <code>{token}</code>
            </li>
          );
        })}
    </ul>
  ),
};

export const Space: StoryObj = {
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
