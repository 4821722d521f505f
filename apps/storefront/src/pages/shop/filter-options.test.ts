import { expect, test } from 'vitest';
import {
  selectedColors,
  colorGroups,
  optionsOf,
  sizeGroups,
  toggleValues,
} from './filter-options.ts';

const facets = {
  sizes: ['S', ' m', 'M', '36'],
  colors: ['#000000', '#17457F', '#181818', 'rouge'],
  min_price: '0.00',
  max_price: '9.00',
};

test('a size with several spellings is one option', () => {
  expect(optionsOf(sizeGroups(facets), ['m'])).toEqual([
    { name: 'S', values: ['S'], isSelected: false },
    { name: 'm', values: [' m', 'M'], isSelected: true },
    { name: '36', values: ['36'], isSelected: false },
  ]);
});

test('I18N-4 colours with one name in the language are one option', () => {
  const named = (language: 'fr' | 'en') =>
    colorGroups(facets, language).map(({ name, values }) => [name, ...values]);
  expect(named('fr')).toEqual([
    ['Bleu Sidi Bou Saïd', '#17457F'],
    ['Noir', '#000000', '#181818'],
    ['rouge', 'rouge'],
  ]);
  expect(named('en').map(([name]) => name)).toEqual(['Black', 'rouge', 'Sidi Bou Said blue']);
  const options = optionsOf(colorGroups(facets, 'fr'), ['#181818']);
  expect(options.filter(({ isSelected }) => isSelected).map(({ name }) => name)).toEqual(['Noir']);
  expect(selectedColors(['#000000', '#181818'], 'fr')).toHaveLength(1);
});

test('a toggle adds all values of an option, or removes all of them', () => {
  expect(toggleValues(['#17457F'], ['#000000', '#181818'])).toEqual([
    '#17457F',
    '#000000',
    '#181818',
  ]);
  expect(toggleValues(['#17457F', '#181818'], ['#000000', '#181818'])).toEqual(['#17457F']);
  expect(toggleValues(['xl'], [' XL'])).toEqual([]);
});
