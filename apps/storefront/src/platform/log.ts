import { createContext, use } from 'react';

/** Where failures are told, without any of the shopper's data (CON-4, HOME-7). */
export const LogContext = createContext<(message: string) => void>(() => {});

/** The app's own log. */
export function useLog(): (message: string) => void {
  return use(LogContext);
}
