import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import {
  StorybookGlobalsContext,
  globalsOfUrl,
  type StorybookGlobals,
} from './storybook-globals.ts';
import { storybookThemes, parseTheme } from './storybook-theme.ts';

/** The container of every page: its theme, and the choices of its frames, are the toolbar's. */
export function StorybookDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [globals, setGlobals] = useState(globalsOfUrl);
  const theme = parseTheme(globals);

  useEffect(() => {
    const follow = (update: { globals: StorybookGlobals }) => setGlobals(update.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  return (
    <StorybookGlobalsContext value={globals}>
      <DocsContainer {...props} theme={storybookThemes[theme]} />
    </StorybookGlobalsContext>
  );
}
