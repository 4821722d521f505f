/** The locale of the browser by language, for the formats of its own controls. */
export const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const;
