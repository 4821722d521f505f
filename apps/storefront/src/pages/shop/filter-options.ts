import { COLOR_FAMILIES, FAMILY_COLORS, type ColorFamily } from '@shop/contract/color-family';
import { colorName, type Language } from '@shop/i18n';
import type { FacetCounts, Facets } from '@shop/contract/schemas';
import { sizeKind, type SizeKind } from '@shop/contract/size-order';
import { variantKey } from '@shop/contract/variant-key';
import { familyKey } from './filter-products.ts';

/** An option of a filter: its displayed name, and all values of the catalogue with this name. */
export type FilterOption = {
  name: string;
  values: readonly string[];
  isSelected: boolean;
  /** How many products remain with this option and the other filters; undefined when it is not known. */
  count: number | undefined;
};

/** An option without its state. Created once, because a large catalogue has thousands of values. */
export type FilterGroup = {
  /** The `variantKey` of a size, or the family of a colour. */
  key: string;
  name: string;
  values: readonly string[];
  keys: ReadonlySet<string>;
};

export type SizeGroup = FilterGroup & { kind: SizeKind };
export type ColorGroup = FilterGroup & { color: string };

/** The options of sizes, in the order of the facets. Spellings of one size are one option. */
export function sizeGroups({ sizes }: Pick<Facets, 'sizes'>): SizeGroup[] {
  return groupBy(sizes, variantKey).map(([key, values]) => {
    const name = values[0]?.trim() ?? '';
    return { ...createGroup(key, values), name, kind: sizeKind(name) };
  });
}

/** The options of colours: the families in their usual order, then the values that are not `#RRGGBB` by name. */
export function colorGroups({ colors }: Pick<Facets, 'colors'>, language: Language): ColorGroup[] {
  const order = (key: string) => {
    const index = COLOR_FAMILIES.findIndex((family) => family === key);
    return index < 0 ? COLOR_FAMILIES.length : index;
  };
  return groupBy(colors, familyKey)
    .map(([key, values]) => {
      const color = isFamily(key) ? FAMILY_COLORS[key] : (values[0] ?? '');
      return { ...createGroup(key, values), name: colorName(color, language), color };
    })
    .toSorted(
      (one, other) =>
        order(one.key) - order(other.key) ||
        Number(one.name > other.name) - Number(one.name < other.name),
    );
}

/**
 * Adds the state to the options: an option is selected when one of its values is. An option without a product that
 * can be bought with the other filters is left out, unless it is selected.
 */
export function optionsOf<Group extends FilterGroup>(
  groups: readonly Group[],
  selected: readonly string[],
  counts: FacetCounts['sizes' | 'colors'] | undefined,
): (Group & FilterOption)[] {
  const selectedKeys = selected.map(variantKey);
  return groups
    .map((group) => ({
      ...group,
      isSelected: selectedKeys.some((key) => group.keys.has(key)),
      count: counts && (Object.hasOwn(counts, group.key) ? counts[group.key] : 0),
    }))
    .filter(({ isSelected, count }) => isSelected || count !== 0);
}

/** The selected values after a click on an option: without its values, or with all of them. */
export function toggleValues(selected: readonly string[], values: readonly string[]): string[] {
  const keys = new Set(values.map(variantKey));
  const others = selected.filter((value) => !keys.has(variantKey(value)));
  return others.length < selected.length ? others : [...selected, ...values];
}

function isFamily(key: string): key is ColorFamily {
  return Object.hasOwn(FAMILY_COLORS, key);
}

function createGroup(key: string, values: readonly string[]) {
  return { key, values, keys: new Set(values.map(variantKey)) };
}

function groupBy(values: readonly string[], keyOf: (value: string) => string) {
  const groups = new Map<string, string[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return [...groups];
}
