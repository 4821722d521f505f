import type { CatalogueShape } from '../catalogue-shape.ts';
import type { productCareTexts as fr } from '../fr/backoffice-product-care.ts';

/** The back office's namespace `productCare`: the fields of material and care of the product form. */
export const productCareTexts: CatalogueShape<typeof fr> = {
  productCare: {
    material: 'Fabric',
    materialHint:
      'For example “55% linen, 45% cotton”. Without a text, the shop refers to the description. {{typed, number}}\u00A0of\u00A0{{max, number}}\u00A0characters.',
    care: 'Care',
    careHint:
      'For example “Wash at 30\u00A0°C, dry in the shade”. Without a text, the shop shows its general advice. {{typed, number}}\u00A0of\u00A0{{max, number}}\u00A0characters.',
  },
};
