import en from './en.svg';
import fr from './fr.svg';

/** The addresses of the flag pictures, by language code. */
export const flags = { fr, en };
