import { createContext } from 'react';

/** How many things the browser's tab says are waiting; 0 says nothing. */
export const TitleCountContext = createContext(0);
