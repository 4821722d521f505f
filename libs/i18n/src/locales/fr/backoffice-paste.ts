/** The back office's namespace `paste`: the order that is proposed from a pasted message. */
export const pasteTexts = {
  paste: {
    open: 'Coller un message',
    title: 'Coller un message',
    message: 'Message ou conversation',
    hint: 'Le texte est lu sur cet appareil\u00A0: il n’est ni envoyé ni enregistré.',
    propose: 'Proposer',
    loading: 'Chargement des produits…',
    productsFailed:
      'Les produits n’ont pas pu être chargés\u00A0: seules les coordonnées seront proposées.',
    empty: 'Collez d’abord un message.',
    proposal: 'Proposition à vérifier',
    from: 'Lu\u00A0: «\u00A0{{from}}\u00A0»',
    guessed: '(à vérifier)',
    notFound: 'Non trouvé\u00A0: {{names}}',
    fields: {
      client_name: 'Nom',
      number: 'Téléphone',
      street: 'Adresse',
      city: 'Ville',
    },
    nothing: 'Aucune commande reconnue',
    nothingText:
      'Vérifiez que le message est complet, ou saisissez la commande dans le formulaire.',
    noLines: 'Aucun article reconnu.',
    lineNumber: 'Article {{number}}',
    product: 'Produit',
    fewer: 'Un de moins\u00A0: article {{number}}',
    more: 'Un de plus\u00A0: article {{number}}',
    choose: 'À choisir',
    missing: 'Choisissez, ou retirez l’article.',
    remove: 'Retirer l’article {{number}}',
    unread: 'Non lu',
    edit: 'Corriger le message',
    use: 'Reprendre',
    used: 'Message repris\u00A0: vérifiez la commande',
  },
};
