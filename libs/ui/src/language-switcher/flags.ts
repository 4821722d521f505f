import en from './en.svg';
import fr from './fr.svg';

/** URLs of the flags by language code. */
export const flags = { fr, en };
