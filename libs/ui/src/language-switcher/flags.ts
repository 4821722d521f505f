// Files, because each rendered page would contain an inlined one.
import en from './en.svg?no-inline';
import fr from './fr.svg?no-inline';

/** URLs of the flags by language code. */
export const flags = { fr, en };
