/**
 * The type of a catalogue in another language: the keys of the French catalogue. English has no plural
 * form `_many` (Intl.PluralRules).
 */
export type CatalogueShape<T> = {
  [K in keyof T as K extends `${string}_many` ? never : K]: T[K] extends string
    ? string
    : CatalogueShape<T[K]>;
};
