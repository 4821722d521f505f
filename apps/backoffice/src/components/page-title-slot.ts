import { createContext } from 'react';

/**
 * The element of the app bar that contains the page's title; null until it is rendered, undefined
 * without an app bar.
 */
export const PageTitleSlot = createContext<HTMLElement | null | undefined>(undefined);
