/** The back office's namespace `productCare`: the fields of material and care of the product form. */
export const productCareTexts = {
  productCare: {
    material: 'Matière',
    materialHint:
      'Par exemple «\u00A055\u00A0% lin, 45\u00A0% coton\u00A0». Sans texte, la boutique renvoie à la description. {{typed, number}}\u00A0sur\u00A0{{max, number}}\u00A0caractères.',
    care: 'Entretien',
    careHint:
      'Par exemple «\u00A0Lavage à 30\u00A0°C, séchage à l’ombre\u00A0». Sans texte, la boutique affiche ses conseils généraux. {{typed, number}}\u00A0sur\u00A0{{max, number}}\u00A0caractères.',
  },
};
