import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { colors } from '../libs/ui/src/tokens.ts';

const { background, surface, border, control, text, textMuted, primary } = colors.light;

/** Storybook's own interface in the shop's colours. */
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Dar Yasmine',
    brandTarget: '_self',
    colorPrimary: primary,
    colorSecondary: primary,
    appBg: background,
    appContentBg: surface,
    appBorderColor: border,
    inputBorder: control,
    barTextColor: textMuted,
    barSelectedColor: primary,
    textColor: text,
    textMutedColor: textMuted,
  }),
});
