import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as heartIcon from './heart-icon.tsx';
import * as firstIcons from './icons.tsx';
import * as pageIcons from './page-icons.tsx';
import styles from './icons.stories.module.css';

const icons = Object.entries({ ...firstIcons, ...heartIcon, ...pageIcons }).toSorted(([a], [b]) =>
  a.localeCompare(b),
);

const meta = { title: 'Tokens/Icons' } satisfies Meta;

export default meta;

export const All: StoryObj = {
  render: () => (
    <ul className={styles.grid}>
      {icons.map(([name, Icon]) => (
        <li key={name} className={styles.icon}>
          <Icon />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll('svg')) {
      await expect(icon, 'one stroke of 1.5px').toHaveAttribute('stroke-width', '1.5');
      await expect(icon).toHaveAttribute('aria-hidden', 'true');
    }
  },
};
