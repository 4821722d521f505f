import { line, type Message } from './message.ts';

/** Held out while the parser is tuned: messages in Tunisian Arabic in Latin letters. */
export const heldOutDarijaLatin: readonly Message[] = [
  {
    text: 'aslema nheb nekhou serwel chino medina olive 9yes 44, esmi Riadh Hamrouni, 22 334 556, noskon fi gafsa',
    name: 'Riadh Hamrouni',
    phone: '22334556',
    city: 'Gafsa',
    lines: [line('chino-fusele-medina', 'Olive', '44')],
  },
  {
    text: 'n7eb zouz tricou col v k7al M w S. ismi Mariem. tel 97 45 12 36. zaghouan',
    name: 'Mariem',
    phone: '97451236',
    city: 'Zaghouan',
    lines: [
      line('tee-shirt-col-v-coton-bio', 'Noir', 'M'),
      line('tee-shirt-col-v-coton-bio', 'Noir', 'S'),
    ],
  },
  {
    text: 'chapeau paille akhal w pochette etoile 7amra, Lobna Sassi, 3inwen: nahj ibn rochd 6 sousse, 55 44 33 22',
    name: 'Lobna Sassi',
    phone: '55443322',
    city: 'Sousse',
    street: 'nahj ibn rochd 6',
    lines: [
      line('chapeau-paille-large-bord', 'Noir', 'TU'),
      line('pochette-zippee-etoile', 'Bordeaux', 'TU'),
    ],
  },
  {
    text: 'brabi el robba jasmin de nuit 7amra taille L mawjouda? nheb nekhdha, 20 111 999 kebili',
    phone: '20111999',
    city: 'Kébili',
    lines: [line('robe-portefeuille-jasmin-de-nuit', 'Brique', 'L')],
  },
  {
    text: 'salem n7eb kmajja mao carthage kaki XL, le XXL. Imed, 98 76 12 34, menzel temime',
    name: 'Imed',
    phone: '98761234',
    city: 'Menzel Temime',
    lines: [line('chemise-col-mao-carthage', 'Kaki', 'XXL')],
  },
  {
    text: 'mantou carreaux kasbah taupe L pour mon mari. Sonia Abidi 24 90 80 70 beja 7ay essaada',
    name: 'Sonia Abidi',
    phone: '24907080',
    city: 'Béja',
    street: '7ay essaada',
    lines: [line('manteau-carreaux-kasbah', 'Taupe', 'L')],
  },
  {
    text: '9adech twa9ef la livraison l djerba?',
    city: 'Djerba',
  },
  {
    text: 'nheb jupe marron 42 velours w blouza soie wardi S, esmi Zeineb Hfaiedh, ksar hellal, 53 53 54 54',
    name: 'Zeineb Hfaiedh',
    phone: '53535454',
    city: 'Ksar Hellal',
    lines: [
      line('jupe-velours-cotele', 'Marron', '42'),
      line('blouse-plis-religieuse', 'Rose', 'S'),
    ],
  },
  {
    text: 'gandoura camel XXL, w zouz chechia ka7la. hedi mzoughi 99 10 20 30 siliana',
    name: 'hedi mzoughi',
    phone: '99102030',
    city: 'Siliana',
    lines: [
      line('gandoura-lin-raye', 'Camel', 'XXL'),
      line('chechia-laine-foulee', 'Noir', 'TU', 2),
    ],
  },
  {
    text: 'khalkhal lé, n7eb bracelet email azra9 w khamsa 7amra (collier). Nesrine 27 65 43 21 kasserine',
    name: 'Nesrine',
    phone: '27654321',
    city: 'Kasserine',
    lines: [
      line('trio-bracelets-emailles', 'Bleu Sidi Bou Saïd', 'TU'),
      line('collier-khomsa', 'Brique', 'TU'),
    ],
  },
  {
    text: 'n7eb sbat 40',
    lines: [line('?', '?', '40')],
  },
  {
    text: 'Esm: Bilel Ghanmi\nTel: 50 98 76 54\nBlasa: Mateur\nchemisette raf raf zar9a L',
    name: 'Bilel Ghanmi',
    phone: '50987654',
    city: 'Mateur',
    lines: [line('chemisette-rayee-raf-raf', 'Bleu jean', 'L')],
  },
];
