import type { ApiProductFields, ProductFields } from './entities/product.ts';

/**
 * The fields of a product that someone else changed after a form was loaded, with their current values
 * (feature `product-conflict`). A field to which the form gives the current value too is no conflict.
 * @param base the fields as they were loaded
 * @param wanted the fields of the form
 */
export function changedFields(
  base: ApiProductFields,
  current: ApiProductFields,
  wanted: ApiProductFields,
): Partial<ApiProductFields>;
export function changedFields(
  base: ProductFields,
  current: ProductFields,
  wanted: ProductFields,
): Partial<ProductFields>;
export function changedFields(
  base: ProductFields,
  current: ProductFields,
  wanted: ProductFields,
): Partial<ProductFields> {
  const names = Object.keys(base).filter((name): name is keyof ProductFields => name in current);
  const changed = names.filter(
    (name) => current[name] !== base[name] && current[name] !== wanted[name],
  );
  return Object.fromEntries(changed.map((name) => [name, current[name]]));
}
