/**
 * The shape every other language's catalogue must satisfy: the same keys as the French source. The
 * plural form `_many` is French alone (Intl.PluralRules), so others do without it.
 */
export type CatalogueShape<T> = {
  [K in keyof T as K extends `${string}_many` ? never : K]: T[K] extends string
    ? string
    : CatalogueShape<T[K]>;
};
