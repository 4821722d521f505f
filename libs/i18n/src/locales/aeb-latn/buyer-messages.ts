import type { CatalogueShape } from '../catalogue-shape.ts';
import type { buyerMessages as fr } from '../fr/buyer-messages.ts';

/**
 * The texts to buyers in Tunisian Darija in Latin letters, with the digits 3, 5, 7 and 9 for Arabic sounds, as
 * Tunisians write on WhatsApp.
 */
export const buyerMessages: CatalogueShape<typeof fr> = {
  amount: '{{amount}}\u00A0DT',
  contactMessage: {
    greeting: '3aslema {{name}}.',
    greetingFrom: '3aslema {{name}}, m3ak {{shop}}.',
    new: 'Wsletna el commande mte3ek n°\u00A0{{id}} ({{total}}, el 5las ki toslek). Tnajem tconfirmihelna, 3aychek?',
    newWithLink:
      'Wsletna el commande mte3ek n°\u00A0{{id}} ({{total}}, el 5las ki toslek). Ken t7eb tconfirmiha wala tbaddel fiha 7aja, enzel 3al lien hedha, ye5dem 7\u00A0ayem:\n{{link}}',
    confirmed:
      'El commande mte3ek n°\u00A0{{id}} tconfirmat, w 9a3din n7adhrou fel colis ({{total}}, el 5las ki toslek).',
    shipped:
      'El commande mte3ek n°\u00A0{{id}} fel thnia: 7adher {{total}} bech t5alles ki toslek, 3aychek.',
    other: 'Nektboulek b5sous el commande mte3ek n°\u00A0{{id}}.',
  },
  emailReply: {
    aboutOrder: 'El commande mte3ek n°\u00A0{{id}}',
    aboutQuestion: 'Es-sou2el mte3ek',
    greeting: '3aslema {{name}},',
    youWrote: 'Ktebtelna:',
  },
};
