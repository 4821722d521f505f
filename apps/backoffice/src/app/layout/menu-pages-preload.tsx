import { preloadWhenIdle } from '@shop/app-kit';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { preloadMenuPages } from '../menu-pages.ts';

/** How long the page must be without a request, in milliseconds: what it shows first may request more. */
const IDLE_MS = 300;

/** Loads the scripts of the menu's pages once the first page has its data. Renders nothing. */
export function MenuPagesPreload() {
  const isFetching = useIsFetching() > 0;
  useEffect(
    () => (isFetching ? undefined : preloadWhenIdle(preloadMenuPages, IDLE_MS)),
    [isFetching],
  );
  return null;
}
