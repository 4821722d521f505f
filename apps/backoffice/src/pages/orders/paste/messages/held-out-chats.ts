import { line, type Message } from './message.ts';

/** Held out while the parser is tuned: copies of whole conversations. */
export const heldOutChats: readonly Message[] = [
  {
    text: '26/11/2026, 21:14 - Zied Ayari: bonsoir marinière bleue M\n26/11/2026, 21:15 - Dar Yasmine: Bonsoir Zied, votre adresse ?\n26/11/2026, 21:20 - Zied Ayari: 8 rue du Stade, Menzel Bourguiba\n26/11/2026, 21:20 - Zied Ayari: 23456789',
    name: 'Zied Ayari',
    phone: '23456789',
    city: 'Menzel Bourguiba',
    street: '8 rue du Stade',
    lines: [line('mariniere-la-goulette', 'Bleu Sidi Bou Saïd', 'M')],
  },
  {
    text: '[26/11/2026 18:02:11] +216 50 607 080: slt 2 fouta olive\n[26/11/2026 18:03:40] Dar Yasmine: Bonjour, nom et ville ?\n[26/11/2026 18:05:02] +216 50 607 080: Skander Belhadj la soukra',
    name: 'Skander Belhadj',
    phone: '50607080',
    city: 'La Soukra',
    lines: [line('fouta-hammam', 'Olive', 'TU', 2)],
  },
  {
    text: 'Dorra Ben Amor\nbabouches dorées 39 dispo ?\nVous avez envoyé\nOui\nDorra Ben Amor\nje prends, zaghouan 56780012',
    name: 'Dorra Ben Amor',
    phone: '56780012',
    city: 'Zaghouan',
    lines: [line('balgha-babouches-cuir', 'Doré', '39')],
  },
  {
    text: '[12/10/2026, 09:31:07] Ghada: gilet bordeaux S\n[12/10/2026, 09:31:30] Ghada: pardon M\n[12/10/2026, 09:32:10] Dar Yasmine: Noté\n[12/10/2026, 09:33:00] Ghada: béja 27123321',
    name: 'Ghada',
    phone: '27123321',
    city: 'Béja',
    lines: [line('gilet-maille-boutons-bois', 'Bordeaux', 'M')],
  },
  {
    text: 'Imed: kmajja mao carthage kaki\nDar Yasmine: taille ?\nImed: XXL\nImed: 98761234 menzel temime',
    name: 'Imed',
    phone: '98761234',
    city: 'Menzel Temime',
    lines: [line('chemise-col-mao-carthage', 'Kaki', 'XXL')],
  },
  {
    text: '11/26/26, 2:05 PM - Julia Weber: hello, linen blazer beige S\n11/26/26, 2:06 PM - Dar Yasmine: Lovely choice. Address?\n11/26/26, 2:09 PM - Julia Weber: 3 rue Tahar Ben Achour, La Marsa, 54321098',
    name: 'Julia Weber',
    phone: '54321098',
    city: 'La Marsa',
    street: '3 rue Tahar Ben Achour',
    lines: [line('blazer-lin-destructure', 'Beige', 'S')],
  },
  {
    text: '27/11/2026, 10:15 - غادة: نحب شلاكة بيج 37\n27/11/2026, 10:16 - Dar Yasmine: مرحبا، العنوان؟\n27/11/2026, 10:18 - غادة: سوسة نهج فلسطين\n27/11/2026, 10:18 - غادة: 22 71 71 71',
    name: 'غادة',
    phone: '22717171',
    city: 'Sousse',
    street: 'نهج فلسطين',
    lines: [line('sandales-croisees-cuir', 'Beige', '37')],
  },
];
