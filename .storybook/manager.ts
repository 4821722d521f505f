import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { storybookThemes, deviceTheme, parseTheme } from './storybook-theme.ts';

addons.setConfig({ theme: storybookThemes[deviceTheme()] });

/** The interface has the theme that the toolbar selects for the stories. */
addons.register('dar-yasmine/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: storybookThemes[parseTheme(globals)] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
