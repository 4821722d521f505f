import { expect, test } from 'vitest';
import { colorGroups, optionsOf, sizeGroups, toggleValues } from './filter-options.ts';

const facets = {
  sizes: ['S', ' m', 'M', '36', 'Taille unique'],
  colors: ['#000000', '#17457F', '#1B2A49', '#181818', 'rouge', 'acajou'],
};

test('SHOP-3 a size with several spellings is one option, of the kind of its name', () => {
  const options = optionsOf(sizeGroups(facets), ['m'], undefined);
  expect(
    options.map(({ name, values, isSelected, kind }) => [name, values, isSelected, kind]),
  ).toEqual([
    ['S', ['S'], false, 'letters'],
    ['m', [' m', 'M'], true, 'letters'],
    ['36', ['36'], false, 'numbers'],
    ['Taille unique', ['Taille unique'], false, 'words'],
  ]);
});

test('SHOP-3 I18N-4 the colours are options by family, other values by name', () => {
  const named = (language: 'fr' | 'en') =>
    colorGroups(facets, language).map(({ name, values }) => [name, ...values]);
  expect(named('fr')).toEqual([
    ['Noir', '#000000', '#181818'],
    ['Bleu', '#17457F', '#1B2A49'],
    ['acajou', 'acajou'],
    ['rouge', 'rouge'],
  ]);
  expect(named('en').map(([name]) => name)).toEqual(['Black', 'Blue', 'acajou', 'rouge']);
  const options = optionsOf(colorGroups(facets, 'fr'), ['#181818'], undefined);
  expect(options.filter(({ isSelected }) => isSelected).map(({ name }) => name)).toEqual(['Noir']);
});

test('SHOP-3 an option with no product left is not displayed, unless it is selected', () => {
  const counts = { s: 4, m: 0, tailleunique: 2 };
  const counted = (selected: string[]) =>
    optionsOf(sizeGroups(facets), selected, counts).map(({ name, count }) => [name, count]);
  expect(counted([])).toEqual([
    ['S', 4],
    ['Taille unique', 2],
  ]);
  expect(counted(['M'])).toEqual([
    ['S', 4],
    ['m', 0],
    ['Taille unique', 2],
  ]);
});

test.each(['__proto__', 'constructor', 'toString'])(
  'SHOP-3 %s in the URL is an option like any other value that no product has',
  (value) => {
    const groups = colorGroups({ colors: [value] }, 'fr');
    const [option] = optionsOf(groups, [value], {});
    expect(option).toMatchObject({ name: value, color: value, count: 0 });
  },
);

test('a toggle adds all values of an option, or removes all of them', () => {
  expect(toggleValues(['#17457F'], ['#000000', '#181818'])).toEqual([
    '#17457F',
    '#000000',
    '#181818',
  ]);
  expect(toggleValues(['#17457F', '#181818'], ['#000000', '#181818'])).toEqual(['#17457F']);
  expect(toggleValues(['xl'], [' XL'])).toEqual([]);
});
