import { colorName, type Language } from '@shop/i18n';
import { fold } from '@shop/contract/fold';
import type { Facets } from '@shop/contract/schemas';
import { variantKey } from '@shop/contract/variant-key';

/** One thing to filter by: a name for people, and every value of the catalogue that goes by it. */
export type FilterOption = { name: string; values: readonly string[]; isChosen: boolean };

/** An option before anything is chosen; a large catalogue has thousands of values, so it is made once. */
export type FilterGroup = Omit<FilterOption, 'isChosen'> & { keys: ReadonlySet<string> };

/** The sizes there are, each once however it is spelled, in the facets' order. */
export function sizeGroups({ sizes }: Facets): FilterGroup[] {
  return groupBy(sizes, variantKey).map((group) => ({
    ...group,
    name: group.values[0]?.trim() ?? '',
  }));
}

/** The colours there are by their names, in the names' order: two blacks are one to a shopper. */
export function colorGroups({ colors }: Facets, language: Language): FilterGroup[] {
  return groupBy(colors, (color) => colorName(color, language))
    .map((group) => ({ group, folded: fold(group.name) }))
    .toSorted((one, other) => Number(one.folded > other.folded) - Number(one.folded < other.folded))
    .map(({ group }) => group);
}

/** What is chosen, one option for each name, whether the catalogue still has it or not. */
export function chosenColors(chosen: readonly string[], language: Language): FilterGroup[] {
  return groupBy(chosen, (color) => colorName(color, language));
}

/** The groups as options: each is chosen when one of its values is. */
export function optionsOf(
  groups: readonly FilterGroup[],
  chosen: readonly string[],
): FilterOption[] {
  const wanted = chosen.map(variantKey);
  return groups.map(({ name, values, keys }) => ({
    name,
    values,
    isChosen: wanted.some((key) => keys.has(key)),
  }));
}

/** The chosen values after a press on an option: without any of its values, or with all of them. */
export function toggled(chosen: readonly string[], values: readonly string[]): string[] {
  const keys = new Set(values.map(variantKey));
  const others = chosen.filter((value) => !keys.has(variantKey(value)));
  return others.length < chosen.length ? others : [...chosen, ...values];
}

function groupBy(values: readonly string[], nameOf: (value: string) => string): FilterGroup[] {
  const groups = new Map<string, string[]>();
  for (const value of values) {
    const name = nameOf(value);
    const group = groups.get(name);
    if (group) group.push(value);
    else groups.set(name, [value]);
  }
  return [...groups].map(([name, together]) => ({
    name,
    values: together,
    keys: new Set(together.map(variantKey)),
  }));
}
