import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { colors } from '../libs/ui/src/tokens.ts';

const { wall, surface, hairline, outline, ink, inkSoft, door } = colors.light;

/** The frame around the stories in the shop's own colours, so that it is plain whose book this is. */
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Dar Yasmine',
    brandTarget: '_self',
    colorPrimary: door,
    colorSecondary: door,
    appBg: wall,
    appContentBg: surface,
    appBorderColor: hairline,
    inputBorder: outline,
    barTextColor: inkSoft,
    barSelectedColor: door,
    textColor: ink,
    textMutedColor: inkSoft,
  }),
});
