/**
 * The texts that the back office writes to buyers: on WhatsApp about an order, and by e-mail in reply to a message.
 * The buyer reads them in the language of the customer's record, which may be none of the interface.
 */
export const buyerMessages = {
  amount: '{{amount}}\u00A0TND',
  contactMessage: {
    greeting: 'Bonjour {{name}}.',
    greetingFrom: 'Bonjour {{name}}, ici {{shop}}.',
    new: 'Nous avons bien reçu votre commande n°\u00A0{{id}} ({{total}}, à régler à la livraison). Pouvez-vous nous la confirmer\u202F?',
    newWithLink:
      'Nous avons bien reçu votre commande n°\u00A0{{id}} ({{total}}, à régler à la livraison). Pour la confirmer ou la corriger, touchez ce lien, valable 7\u00A0jours\u00A0: {{link}}',
    confirmed:
      'Votre commande n°\u00A0{{id}} est confirmée\u00A0: nous préparons votre colis ({{total}}, à régler à la livraison).',
    shipped:
      'Votre commande n°\u00A0{{id}} est en route\u00A0: merci de préparer {{total}}, à régler à la livraison.',
    other: 'Nous vous écrivons au sujet de votre commande n°\u00A0{{id}}.',
  },
  emailReply: {
    aboutOrder: 'Votre commande n°\u00A0{{id}}',
    aboutQuestion: 'Votre question',
    greeting: 'Bonjour {{name}},',
    youWrote: 'Vous nous avez écrit\u00A0:',
  },
};
