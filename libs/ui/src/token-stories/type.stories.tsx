import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textSize } from '../text-size.ts';
import { captionSize, customMedia, fonts, textSteps, typeScale, weights } from '../tokens.ts';
import { cssToken, cssValue } from './css-token.ts';
import { TokenTable } from './token-table.tsx';
import styles from './token-stories.module.css';

const meta = {
  title: 'Tokens/Type',
  parameters: {
    docs: {
      description: {
        component:
          'Newsreader for headings and the large price, Source Sans 3 for everything else. Each step is 1.2 times the one before on phones and 1.25 times from 1024 px.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** The font sizes at this width: a ratio of 1.2 on phones and 1.25 from 1024px. */
export const Scale: Story = {
  render: () => (
    <ul className={styles.type}>
      {Object.keys(textSteps)
        .toReversed()
        .map((name) => {
          const token = cssToken('text', name);
          return (
            <li key={name} style={{ fontSize: `var(${token})` }}>
              <span className={styles.serif}>Newsreader</span> · Source Sans 3 <code>{token}</code>
            </li>
          );
        })}
    </ul>
  ),
};

const sizes = [
  { name: 'caption', mobile: captionSize, desktop: captionSize },
  ...Object.entries(textSteps).map(([name, step]) => ({
    name,
    mobile: textSize(step, 'mobile'),
    desktop: textSize(step, 'desktop'),
  })),
];

/** A font size and its line height, in pixels. */
function sizeAndLine(size: number, lineHeight: number): string {
  return `${size} / ${Number((size * lineHeight).toFixed(1))} px`;
}

/** Font size and line height in pixels: of a text (1.55), and of a heading (1.15). */
export const Sizes: Story = {
  render: () => (
    <TokenTable
      label="Font sizes"
      columns={['Token', 'Phone: text', 'Phone: heading', 'Desktop: text', 'Desktop: heading']}
      rows={sizes.map(({ name, mobile, desktop }) => [
        cssToken('text', name),
        sizeAndLine(mobile, typeScale.lineHeight),
        sizeAndLine(mobile, typeScale.headingLineHeight),
        sizeAndLine(desktop, typeScale.lineHeight),
        sizeAndLine(desktop, typeScale.headingLineHeight),
      ])}
    />
  ),
  play: async ({ canvas }) => {
    const isDesktop = matchMedia(customMedia['--from-desktop']).matches;
    const size = textSize(textSteps.display, isDesktop ? 'desktop' : 'mobile');
    await expect(Number.parseFloat(cssValue('--text-display')) * typeScale.base).toBeCloseTo(
      size,
      1,
    );
    await expect(canvas.getByText('16 / 24.8 px', { selector: 'td:nth-of-type(1)' })).toBeVisible();
  },
};

/** The two families with their fallback fonts, and the weights. */
export const FontsAndWeights: Story = {
  render: () => (
    <TokenTable
      label="Fonts and weights"
      columns={['Token', 'Value', 'Sample']}
      rows={[
        ...Object.entries(fonts).map(([name, families]): [string, string, React.ReactNode] => {
          const token = cssToken('font', name);
          return [
            token,
            families,
            <span key={token} style={{ fontFamily: `var(${token})`, whiteSpace: 'nowrap' }}>
              Jasmin
            </span>,
          ];
        }),
        ...Object.entries(weights).map(([name, weight]): [string, number, React.ReactNode] => [
          cssToken('weight', name),
          weight,
          <span key={name} style={{ fontWeight: weight, whiteSpace: 'nowrap' }}>
            Jasmin
          </span>,
        ]),
      ]}
    />
  ),
  play: async () => {
    await expect(cssValue('--weight-semibold')).toBe(String(weights.semibold));
  },
};
