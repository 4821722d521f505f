import { colorName, type Language } from '@shop/i18n';
import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import type { Facets } from '@shop/contract/schemas';
import { variantKey } from '@shop/contract/variant-key';

/** An option of a filter: its displayed name, and all values of the catalogue with this name. */
export type FilterOption = { name: string; values: readonly string[]; isSelected: boolean };

/** An option without its state. Created once, because a large catalogue has thousands of values. */
export type FilterGroup = Omit<FilterOption, 'isSelected'> & { keys: ReadonlySet<string> };

/** The options of sizes, in the order of the facets. Spellings of one size are one option. */
export function sizeGroups({ sizes }: Facets): FilterGroup[] {
  return groupBy(sizes, variantKey).map((group) => ({
    ...group,
    name: group.values[0]?.trim() ?? '',
  }));
}

/** The options of colours, in the order of their names. Colours with one name are one option. */
export function colorGroups({ colors }: Facets, language: Language): FilterGroup[] {
  return groupBy(colors, (color) => colorName(color, language))
    .map((group) => ({ group, normalized: normalizeForSearch(group.name) }))
    .toSorted(
      (one, other) =>
        Number(one.normalized > other.normalized) - Number(one.normalized < other.normalized),
    )
    .map(({ group }) => group);
}

/** The selected colours, one option for each name, also when the catalogue does not have them any more. */
export function selectedColors(selected: readonly string[], language: Language): FilterGroup[] {
  return groupBy(selected, (color) => colorName(color, language));
}

/** Adds the state to the options: an option is selected when one of its values is. */
export function optionsOf(
  groups: readonly FilterGroup[],
  selected: readonly string[],
): FilterOption[] {
  const selectedKeys = selected.map(variantKey);
  return groups.map(({ name, values, keys }) => ({
    name,
    values,
    isSelected: selectedKeys.some((key) => keys.has(key)),
  }));
}

/** The selected values after a click on an option: without its values, or with all of them. */
export function toggleValues(selected: readonly string[], values: readonly string[]): string[] {
  const keys = new Set(values.map(variantKey));
  const others = selected.filter((value) => !keys.has(variantKey(value)));
  return others.length < selected.length ? others : [...selected, ...values];
}

function groupBy(values: readonly string[], nameOf: (value: string) => string): FilterGroup[] {
  const groups = new Map<string, string[]>();
  for (const value of values) {
    const name = nameOf(value);
    const group = groups.get(name);
    if (group) group.push(value);
    else groups.set(name, [value]);
  }
  return [...groups].map(([name, members]) => ({
    name,
    values: members,
    keys: new Set(members.map(variantKey)),
  }));
}
