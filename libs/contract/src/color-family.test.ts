import { expect, test } from 'vitest';
import { colorFamily, COLOR_FAMILIES, FAMILY_COLORS } from './color-family.ts';

/** The colours of a clothing shop by family. */
const FAMILIES = {
  black: ['#000000', '#26262A', '#1A1A1A'],
  white: ['#FFFFFF', '#FAF6EC', '#F6F0E4'],
  grey: ['#D9D9D6', '#8E9093', '#4A4D52', '#C7C9CC'],
  beige: ['#F1E6CE', '#E3D3B4', '#D2B48C', '#C19A6B', '#8C8072'],
  brown: ['#A9713B', '#8B5A2B', '#6B4226', '#3E2A1E', '#9C4221'],
  red: ['#D32F2F', '#A8232F', '#6D1F2D', '#B5433A', '#B8433F'],
  pink: ['#F6D5D8', '#E8A0B4', '#B3315F'],
  orange: ['#E9812F', '#F2A98B', '#E2725B', '#B5532F', '#C46F4A'],
  yellow: ['#F7E27A', '#F3C969', '#E8B923', '#D29A2B', '#C9A227'],
  green: ['#BFD8C2', '#A3B18A', '#7D8F6A', '#5B6B3A', '#4C5540', '#2E8B57', '#1F4D3A'],
  blue: ['#CFE1F0', '#7FA6CF', '#5B7793', '#2E6FB7', '#17457F', '#1B2A49', '#2D3A4C', '#2F8F9D'],
  purple: ['#C9B6DD', '#7A4C8C', '#4B2A4F'],
};

test.each(Object.entries(FAMILIES))('SHOP-3 the colours of the family %s', (family, colors) => {
  expect(colors.map((hex) => [hex, colorFamily(hex)])).toEqual(colors.map((hex) => [hex, family]));
  expect(colorFamily(colors[0]?.toLowerCase() ?? '')).toBe(family);
});

test('SHOP-3 every family has a colour in the table', () => {
  expect(Object.keys(FAMILIES)).toEqual([...COLOR_FAMILIES]);
});

test('the typical colour of a family is in it', () => {
  const families = Object.values(FAMILY_COLORS).map(colorFamily);
  expect(families).toEqual(Object.keys(FAMILY_COLORS));
});

test('API-4 a value that is not #RRGGBB has no family', () => {
  expect(['rouge', '#FFF', '', '#GGGGGG'].map(colorFamily)).toEqual(Array(4).fill(undefined));
});
