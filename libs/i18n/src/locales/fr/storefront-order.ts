/** The storefront's namespace `order`: the page where a buyer confirms an order by a link. */
export const storefrontOrder = {
  pageTitle: 'Votre commande',
  number: 'Commande\u00A0n°\u00A0{{id}}',
  loading: 'Votre commande arrive…',
  failed: 'Votre commande n’a pas pu être affichée.',
  reduction: 'Réduction',
  toPay: 'À payer à la livraison',
  address: 'Adresse de livraison',
  new: {
    title: 'Confirmez votre commande',
    greeting: 'Bonjour {{name}}.',
    text: 'Rien à payer maintenant\u00A0: vous payez {{total}} en espèces au livreur.',
  },
  confirm: 'Je confirme ma commande',
  correct: 'Corriger l’adresse ou la taille',
  correctAddress: 'Corriger l’adresse',
  cancel: 'Annuler ma commande',
  corrected: 'C’est corrigé. Vérifiez votre commande, puis confirmez-la.',
  changeFailed: 'Votre demande n’est pas passée.',
  changeFailedText: 'Vous pouvez recommencer sans risque\u00A0: la commande ne sera pas doublée.',
  changeFailedHelp: 'Appelez-nous ou écrivez-nous\u00A0: nous corrigerons la commande ensemble.',
  changedMeanwhile:
    'Nous venons de modifier votre commande. Vérifiez-la ci-dessus, puis recommencez.',
  changeIgnored:
    'Votre commande avait déjà changé\u00A0: votre dernière demande n’a pas été prise en compte. Appelez-nous si quelque chose ne va pas.',
  form: {
    title: 'Corriger ma commande',
    size: 'Taille de {{name}}',
    save: 'Enregistrer',
    close: 'Ne rien changer',
    sizeSoldOut:
      'La taille {{size}} de «\u00A0{{name}}\u00A0» vient d’être épuisée. Choisissez-en une autre, ou gardez la vôtre.',
  },
  question: {
    title: 'Annuler cette commande\u202F?',
    text: 'Vos articles seront remis en vente, et vous n’aurez rien à payer.',
    yes: 'Oui, annuler ma commande',
    no: 'Non, je la garde',
  },
  confirmed: {
    title: 'Merci, votre commande est confirmée.',
    text: 'Nous préparons votre colis. Le livreur vous appelle avant de passer\u00A0: préparez {{total}} en espèces.',
  },
  shipped: {
    title: 'Votre commande est en route.',
    text: 'Le livreur vous appelle avant de passer\u00A0: préparez {{total}} en espèces.',
  },
  delivered: {
    title: 'Votre commande est livrée.',
    text: 'Merci\u202F! Pour un échange ou un retour, écrivez-nous avec le numéro de commande.',
  },
  cancelled: {
    title: 'Votre commande est annulée.',
    text: 'Vous n’avez rien à payer.',
  },
  returned: {
    title: 'Votre commande nous a été retournée.',
    text: 'Une question\u202F? Nous sommes là.',
  },
  refused: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Il a plus de 7\u00A0jours, il est incomplet, ou la commande n’existe plus. Appelez-nous ou écrivez-nous\u00A0: nous confirmerons votre commande ensemble.',
  },
  help: 'Une question, un changement\u202F?',
  helpMessage: 'Bonjour, une question sur ma commande {{id}}',
  refusedHelp: 'Pour nous joindre\u00A0:',
  refusedMessage: 'Bonjour, le lien de ma commande ne fonctionne plus.',
};
