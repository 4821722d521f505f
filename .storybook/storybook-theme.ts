import { create } from 'storybook/theming';
import { colors, fonts, type Theme } from '../libs/ui/src/tokens.ts';

/** Storybook's own interface and its pages in the shop's colours, light and dark. */
export const storybookThemes = { light: storybookTheme('light'), dark: storybookTheme('dark') };

/** The theme in which Storybook opens: that of the device. */
export function deviceTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The theme that the toolbar selected; that of the device before a selection. */
export function parseTheme(globals: Record<string, unknown>): Theme {
  const { theme } = globals;
  return theme === 'light' || theme === 'dark' ? theme : deviceTheme();
}

function storybookTheme(base: Theme) {
  const { background, surface, border, control, text, textMuted, primary, onPrimary } =
    colors[base];
  return create({
    base,
    brandTitle: 'Dar Yasmine',
    brandTarget: '_self',
    fontBase: fonts.text,
    colorPrimary: primary,
    colorSecondary: primary,
    appBg: background,
    appContentBg: surface,
    appPreviewBg: background,
    appBorderColor: border,
    inputBg: surface,
    inputBorder: control,
    inputTextColor: text,
    barBg: surface,
    barTextColor: textMuted,
    barHoverColor: primary,
    barSelectedColor: primary,
    textColor: text,
    textInverseColor: onPrimary,
    textMutedColor: textMuted,
  });
}
