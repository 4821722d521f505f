import { expect, test } from 'vitest';
import { chosenColors, colorGroups, optionsOf, sizeGroups, toggled } from './filter-options.ts';

const facets = {
  sizes: ['S', ' m', 'M', '36'],
  colors: ['#000000', '#17457F', '#181818', 'rouge'],
  min_price: '0.00',
  max_price: '9.00',
};

test('a size is offered once, however the catalogue spells it', () => {
  expect(optionsOf(sizeGroups(facets), ['m'])).toEqual([
    { name: 'S', values: ['S'], isChosen: false },
    { name: 'm', values: [' m', 'M'], isChosen: true },
    { name: '36', values: ['36'], isChosen: false },
  ]);
});

test('I18N-4 colours are offered by their names, in each language, those of one name together', () => {
  const named = (language: 'fr' | 'en') =>
    colorGroups(facets, language).map(({ name, values }) => [name, ...values]);
  expect(named('fr')).toEqual([
    ['Bleu Sidi Bou Saïd', '#17457F'],
    ['Noir', '#000000', '#181818'],
    ['rouge', 'rouge'],
  ]);
  expect(named('en').map(([name]) => name)).toEqual(['Black', 'rouge', 'Sidi Bou Said blue']);
  const options = optionsOf(colorGroups(facets, 'fr'), ['#181818']);
  expect(options.filter(({ isChosen }) => isChosen).map(({ name }) => name)).toEqual(['Noir']);
  expect(chosenColors(['#000000', '#181818'], 'fr')).toHaveLength(1);
});

test('a press takes an option’s values in, or all of them out', () => {
  expect(toggled(['#17457F'], ['#000000', '#181818'])).toEqual(['#17457F', '#000000', '#181818']);
  expect(toggled(['#17457F', '#181818'], ['#000000', '#181818'])).toEqual(['#17457F']);
  expect(toggled(['xl'], [' XL'])).toEqual([]);
});
