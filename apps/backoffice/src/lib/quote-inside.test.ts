import { expect, test } from 'vitest';
import { quoteInside } from './quote-inside.ts';

test.each([
  ['Robe « Jasmin »', 'Robe “Jasmin”', 'Robe ‘Jasmin’'],
  ['Robe «\u00A0Jasmin\u00A0» et «Lin»', 'Robe “Jasmin” et “Lin”', 'Robe ‘Jasmin’ et ‘Lin’'],
  ['Robe "Jasmin"', 'Robe “Jasmin”', 'Robe ‘Jasmin’'],
  ['Robe “Jasmin”', 'Robe “Jasmin”', 'Robe ‘Jasmin’'],
  ['Ceinture 12" d’été', 'Ceinture 12" d’été', 'Ceinture 12" d’été'],
  ['Nappe 12" x 14"', 'Nappe 12" x 14"', 'Nappe 12" x 14"'],
  ['Caftan Été', 'Caftan Été', 'Caftan Été'],
])('a name inside quotation marks has the marks of the second level: %s', (name, fr, en) => {
  expect([quoteInside(name, 'fr'), quoteInside(name, 'en')]).toEqual([fr, en]);
});
