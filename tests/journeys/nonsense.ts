/** What a reader must never be shown. */
export const NONSENSE = /\bNaN\b|\bundefined\b|\[object |\bnull\b|\bInfinity\b/;
