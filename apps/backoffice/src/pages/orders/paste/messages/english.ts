import { line, type Message } from './message.ts';

/** Messages in English. */
export const english: readonly Message[] = [
  {
    text: "Hi! I'd like to order the long Kerkennah dress in ecru, size M. My name is Sarah Miller, phone 22 111 444, address: 14 rue du Lac Biwa, Tunis. Thanks!",
    name: 'Sarah Miller',
    phone: '22111444',
    city: 'Tunis',
    street: '14 rue du Lac Biwa',
    lines: [line('robe-longue-kerkennah', 'Écru', 'M')],
  },
  {
    text: 'hello can i get two linen shirts sidi bou said white size L please\nDavid Cohen\n+33 6 12 34 56 78\nHammamet',
    name: 'David Cohen',
    phone: '+33612345678',
    city: 'Hammamet',
    lines: [line('chemise-lin-sidi-bou-said', 'Blanc cassé', 'L', 2)],
  },
  {
    text: 'Do you have the black leather crossbody bag souk el blat? I want one, also the woven belt caramel 105. I live in Carthage. 55 777 888',
    phone: '55777888',
    city: 'Carthage',
    lines: [
      line('sac-bandouliere-souk-el-blat', 'Noir', 'TU'),
      line('ceinture-tressee', 'Caramel', '105'),
    ],
  },
  {
    text: 'I want the straw hat in black and sandals black size 39. Name: Emma Jones. City: Djerba. Phone: 29 000 111',
    name: 'Emma Jones',
    phone: '29000111',
    city: 'Djerba',
    lines: [
      line('chapeau-paille-large-bord', 'Noir', 'TU'),
      line('sandales-croisees-cuir', 'Noir', '39'),
    ],
  },
  {
    text: 'size L please for the navy polo. no wait, XL. 98989898 ariana',
    phone: '98989898',
    city: 'Ariana',
    lines: [line('polo-maille-piquee', 'Bleu marine', 'XL')],
  },
  {
    text: 'Good evening, the turtleneck sweater in taupe, size M, and 3 fouta towels in teal. Deliver to Omar Haddad, 9 Palestine street, Sousse, tel 24 24 25 25',
    name: 'Omar Haddad',
    phone: '24242525',
    city: 'Sousse',
    street: '9 Palestine street',
    lines: [
      line('pull-col-roule-merinos', 'Taupe', 'M'),
      line('fouta-hammam', 'Bleu canard', 'TU', 3),
    ],
  },
  {
    text: 'how much is shipping to Bizerte?',
    city: 'Bizerte',
  },
  {
    text: 'i would like a skirt size 38',
    lines: [line('?', '?', '38')],
  },
  {
    text: 'pleated skirt green 36, jacquard sweater burgundy S. This is Lina K. 21 32 43 54, Monastir',
    name: 'Lina K',
    phone: '21324354',
    city: 'Monastir',
    lines: [
      line('jupe-plissee-soleil', 'Vert sapin', '36'),
      line('pull-jacquard-etoile-amilcar', 'Bordeaux', 'S'),
    ],
  },
  {
    text: 'hey need khoras earrings x2 in red asap 🙌 Nour Ben Youssef / 58 58 12 12 / Nabeul',
    name: 'Nour Ben Youssef',
    phone: '58581212',
    city: 'Nabeul',
    lines: [line('boucles-filigrane-khoras', 'Brique', 'TU', 2)],
  },
];
