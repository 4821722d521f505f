/** The language the owner writes products in, for `lang` on their texts. */
export const CONTENT_LANGUAGE = 'fr';
