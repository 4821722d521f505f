/**
 * The control of a property whose values are elements or lists: a choice between named values.
 * @param values each value by the name in the control
 */
export function choices(values: Readonly<Record<string, unknown>>) {
  const options = Object.keys(values);
  return {
    options,
    mapping: values,
    control: { type: options.length > 4 ? ('select' as const) : ('inline-radio' as const) },
  };
}
