import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { colors, layout, type ColorRole } from '@shop/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inComponentFrame } from './component-frame.tsx';

const meta = {
  title: 'Back office UI/Theme',
  decorators: [inComponentFrame],
  parameters: {
    docs: {
      description: {
        component:
          'Material UI with a theme that is made from the design tokens: `apps/backoffice/src/app/theme.ts`. A screen uses Material UI’s components as its documentation shows them, and `sx` with the theme’s values. What every component has in common is a default of the theme, never a style of a screen.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** Material UI’s name of a colour, and the token that it is made from. */
const PALETTE: readonly [name: string, role: ColorRole, use: string][] = [
  ['primary.main', 'primary', 'Links, main buttons, active navigation'],
  ['primary.dark', 'primaryHover', 'Main buttons under the pointer'],
  ['secondary.main', 'sale', 'Promotions'],
  ['error.main', 'danger', 'Errors, deleting'],
  ['success.main', 'success', 'Done, in stock'],
  ['warning.main', 'accent', 'To do'],
  ['background.default', 'background', 'The page'],
  ['background.paper', 'surface', 'Cards, dialogs, fields'],
  ['text.primary', 'text', 'Texts'],
  ['text.secondary', 'textMuted', 'Notes'],
  ['divider', 'border', 'Lines between surfaces'],
];

/** The palette: what the token of each colour is. */
export const Playground: Story = {
  render: () => (
    <Stack component="ul" sx={{ gap: 2, listStyle: 'none', p: 0 }}>
      {PALETTE.map(([name, role, use]) => (
        <Stack key={name} component="li" direction="row" sx={{ gap: 4, alignItems: 'center' }}>
          <Box
            sx={{ flex: 'none', width: 56, height: 40, bgcolor: name, border: 1 }}
            data-testid={name}
          />
          <Typography>
            <strong>{name}</strong>, token {role}: {use}
          </Typography>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const [name, role] of PALETTE) {
      const { backgroundColor } = getComputedStyle(canvas.getByTestId(name));
      const { theme } = document.documentElement.dataset;
      const hex = colors[theme === 'dark' ? 'dark' : 'light'][role];
      const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
      await expect(backgroundColor, name).toBe(`rgb(${channels.join(', ')})`);
    }
  },
};

const VARIANTS = ['h1', 'h2', 'h3', 'h4', 'body1', 'body2', 'caption', 'button'] as const;

/** The variants of Typography. */
export const Typographies: Story = {
  render: () => (
    <Stack sx={{ gap: 3 }}>
      {VARIANTS.map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {variant}: Commande n° K7Q29-FXM3T
        </Typography>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByText(/^h1:/);
    await expect(getComputedStyle(heading).fontFamily).toContain('Newsreader');
    await expect(getComputedStyle(canvas.getByText(/^body1:/)).fontFamily).toContain('Source Sans');
  },
};

function Sizes() {
  const theme = useTheme();
  const { sm, md, lg, xl } = theme.breakpoints.values;
  return (
    <dl>
      <dt>Spacing</dt>
      <dd>{theme.spacing(1)} a step</dd>
      <dt>Radius</dt>
      <dd>{theme.shape.borderRadius}</dd>
      <dt>Target</dt>
      <dd>{layout.target}px</dd>
      <dt>Breakpoints</dt>
      <dd>{`sm ${sm}px, md ${md}px, lg ${lg}px, xl ${xl}px`}</dd>
    </dl>
  );
}

/** The steps of spacing, the radius and the breakpoints, as Material UI's theme has them. */
export const SpacingAndBreakpoints: Story = {
  render: () => <Sizes />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('sm 667px, md 1024px, lg 1200px, xl 1280px')).toBeVisible();
  },
};
