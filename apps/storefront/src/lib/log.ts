import { createContext, use } from 'react';

/** The function that logs failures, without any of the shopper's data (CON-4, HOME-7). */
export const LogContext = createContext<(message: string) => void>(() => {});

/** Returns the app's log function. */
export function useLog(): (message: string) => void {
  return use(LogContext);
}
