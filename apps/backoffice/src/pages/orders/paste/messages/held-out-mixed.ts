import { line, type Message } from './message.ts';

/** Held out while the parser is tuned: messages in several languages at once. */
export const heldOutMixed: readonly Message[] = [
  {
    text: 'Bonjour 3andkom tunique sejnane terracotta XL? nheb wa7da. Monia Chihi 25 11 66 99, résidence el bousten, Sousse',
    name: 'Monia Chihi',
    phone: '25116699',
    city: 'Sousse',
    street: 'résidence el bousten',
    lines: [line('tunique-longue-sejnane', 'Terracotta', 'XL')],
  },
  {
    text: 'نحب pull jacquard bleu M و écharpe sable\nSabrine\nTabarka\n97 20 21 22',
    name: 'Sabrine',
    phone: '97202122',
    city: 'Tabarka',
    lines: [
      line('pull-jacquard-etoile-amilcar', 'Bleu Sidi Bou Saïd', 'M'),
      line('echarpe-laine-bandes', 'Sable', 'TU'),
    ],
  },
  {
    text: 'please chemise oversize rose S w jean marsa clair 36, Yasmine Letaief, 22 88 00 11, Nabeul 3onwan: rue farhat hached 15',
    name: 'Yasmine Letaief',
    phone: '22880011',
    city: 'Nabeul',
    street: 'rue farhat hached 15',
    lines: [
      line('chemise-oversize-fines-rayures', 'Bougainvillier', 'S'),
      line('jean-large-marsa', 'Gris bleu', '36'),
    ],
  },
  {
    text: 'un cabas jasmin olive et zouz fouta bleu. Aicha, 29 65 65 65, El Mourouj 4',
    name: 'Aicha',
    phone: '29656565',
    city: 'El Mourouj',
    street: 'El Mourouj 4',
    lines: [
      line('cabas-toile-jasmin', 'Olive', 'TU'),
      line('fouta-hammam', 'Bleu canard', 'TU', 2),
    ],
  },
  {
    text: 'livraison gratuite ? merci',
  },
  {
    text: 'manteau boulevard caramel S, pardon M, nom Emna Lahmar num 54 12 78 90 Msaken',
    name: 'Emna Lahmar',
    phone: '54127890',
    city: 'Msaken',
    lines: [line('manteau-croise-boulevard', 'Caramel', 'M')],
  },
];
