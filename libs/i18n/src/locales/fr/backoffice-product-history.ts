/** The back office's namespace `productHistory`: the changes of a product and their undo. */
export const productHistoryTexts = {
  productHistory: {
    title: 'Historique de «\u00A0{{name}}\u00A0»',
    text: 'Un changement peut être annulé pendant 10\u00A0minutes, photos et stock compris.',
    undone: '«\u00A0{{name}}\u00A0»\u00A0: changement annulé',
    failed: '«\u00A0{{name}}\u00A0»\u00A0: le changement n’a pas été annulé.',
    maybe: '«\u00A0{{name}}\u00A0»\u00A0: impossible de savoir si le changement est annulé.',
    late: 'Il date de plus de 10\u00A0minutes, ou il est déjà annulé.',
    unknown: 'Le serveur n’a pas répondu.',
    editedSince: 'Le produit a été modifié depuis\u00A0: {{state}}.',
    imagesChanged: 'Ses photos ont été modifiées depuis.',
    stockChanged: 'Son stock a été modifié depuis. Il est maintenant\u00A0: {{stock}}.',
    stockRemoved: 'Son stock a été modifié depuis. Le produit n’a plus ni couleur ni taille.',
    short: 'Des pièces ont été vendues depuis. Il reste\u00A0: {{stock}}.',
    state: {
      product_name: 'nom «\u00A0{{value}}\u00A0»',
      description: 'autre description',
      material: 'autre matière',
      care: 'autre entretien',
      price: 'prix {{value}}',
      promo_percentage: 'remise {{value}}',
      badge: 'étiquette «\u00A0{{value}}\u00A0»',
      gender: 'rayon «\u00A0{{value}}\u00A0»',
      season: 'collection «\u00A0{{value}}\u00A0»',
      is_popular: 'populaire\u00A0: {{value}}',
    },
  },
};
