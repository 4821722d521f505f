import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Types that the table would name without their content. */
const VAGUE = new Set(['union', 'intersection', 'object', 'signature', 'other', 'array', 'enum']);

/**
 * The properties' types as they are written in TypeScript, in place of "union" and "object". A
 * property without choices has a control only when its value is a text, a number or a boolean:
 * nobody edits an element or a list of products as JSON.
 */
export const describeArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, describe(argType)]));

function describe(argType: StrictInputType): StrictInputType {
  const { type } = argType;
  // React's own types have no name here, only a default value.
  if (type === undefined || !('name' in type)) return describeByDefault(argType);
  if (!VAGUE.has(type.name)) return argType;
  const { raw } = type;
  const summary = type.name === 'enum' ? type.value.map(String).join(' | ') : raw;
  const isChoice = type.name === 'enum' || argType.options !== undefined;
  return {
    ...argType,
    ...(!isChoice && argType.control === undefined && { control: false }),
    table: {
      ...argType.table,
      ...(summary && { type: { summary: summary.replaceAll(/\s+/g, ' ') } }),
    },
  };
}

/** A property whose type is React's: only its default value describes it. */
function describeByDefault(argType: StrictInputType): StrictInputType {
  if (argType.control !== undefined) return argType;
  const isBoolean = /^(?:true|false)$/.test(argType.table?.defaultValue?.summary ?? '');
  return isBoolean
    ? { ...argType, type: { name: 'boolean' }, control: { type: 'boolean' } }
    : { ...argType, control: false };
}
