/** Sets of sizes; `one` is for products without sizes. */
export const SIZE_PRESETS = [
  { name: 'XS–XXL', sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] },
  { name: '36–46', sizes: ['36', '38', '40', '42', '44', '46'] },
  { name: 'one', sizes: ['Taille unique'] },
] as const satisfies readonly { name: string; sizes: readonly string[] }[];
