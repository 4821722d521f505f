/** The language of the owner's product texts, for their `lang` attribute. */
export const CONTENT_LANGUAGE = 'fr';
