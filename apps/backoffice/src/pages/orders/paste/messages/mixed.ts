import { line, type Message } from './message.ts';

/** Messages in several languages at once. */
export const mixed: readonly Message[] = [
  {
    text: 'Bonjour n7eb commander robe longue kerkennah écru M svp, ismi Asma Triki, 22 77 88 99, livraison l Sousse',
    name: 'Asma Triki',
    phone: '22778899',
    city: 'Sousse',
    lines: [line('robe-longue-kerkennah', 'Écru', 'M')],
  },
  {
    text: 'hello نحب جين صفاقس noir taille 44, Seif, 55 90 90 90, Nabeul',
    name: 'Seif',
    phone: '55909090',
    city: 'Nabeul',
    lines: [line('jean-droit-sfax', 'Noir', '44')],
  },
  {
    text: 'Slm 3aychek, je veux 2 pulls: col roulé noir L w torsadé anthracite XL. Bassem Fendri, Sfax, route el ain km 4. 98 41 42 43',
    name: 'Bassem Fendri',
    phone: '98414243',
    city: 'Sfax',
    street: 'route el ain km 4',
    lines: [
      line('pull-col-roule-merinos', 'Noir', 'L'),
      line('pull-torsade-ain-draham', 'Anthracite', 'XL'),
    ],
  },
  {
    text: 'اسمي Mouna Ayadi\nadresse cité les jasmins Ariana\n50 32 10 32\nblouse نابل blanche taille L',
    name: 'Mouna Ayadi',
    phone: '50321032',
    city: 'Ariana',
    street: 'cité les jasmins',
    lines: [line('blouse-brodee-nabeul', 'Blanc cassé', 'L')],
  },
  {
    text: 'hi 3aslema, sandales beige 37 and couffin marron plz. Ahlem / Gabes / 29 10 11 12',
    name: 'Ahlem',
    phone: '29101112',
    city: 'Gabès',
    lines: [
      line('sandales-croisees-cuir', 'Beige', '37'),
      line('couffin-palme-tressee', 'Marron', 'TU'),
    ],
  },
  {
    text: 'polo vert XL w bermuda beige 44. nchallah ghodwa. Sami Guesmi. +21624133133. Kasserine centre ville',
    name: 'Sami Guesmi',
    phone: '24133133',
    city: 'Kasserine',
    lines: [
      line('polo-maille-piquee', 'Vert sapin', 'XL'),
      line('bermuda-hammamet', 'Beige', '44'),
    ],
  },
  {
    text: 'mesdames svp kaftan nuit de kairouan bleu taille L, 3andi 3ers nhar samedi!! Tel 93 55 66 77 Kélibia. Houda',
    name: 'Houda',
    phone: '93556677',
    city: 'Kélibia',
    lines: [line('kaftan-nuit-de-kairouan', 'Bleu canard', 'L')],
  },
  {
    text: 'jupe portefeuille jardin andalou 40 bleue / débardeur rouille M / total chnowa ?\nIkram\n27 14 14 14',
    name: 'Ikram',
    phone: '27141414',
    lines: [
      line('jupe-portefeuille-jardin-andalou', 'Bleu Sidi Bou Saïd', '40'),
      line('debardeur-cotele', 'Rouille', 'M'),
    ],
  },
  {
    text: 'Je prends zouz casquettes, wa7da olive w wa7da sable. M. Hamza Riahi, 12 rue de Palestine, Bardo, 21 21 00 00',
    name: 'Hamza Riahi',
    phone: '21210000',
    city: 'Le Bardo',
    street: '12 rue de Palestine',
    lines: [
      line('casquette-brodee-jasmin', 'Olive', 'TU'),
      line('casquette-brodee-jasmin', 'Sable', 'TU'),
    ],
  },
  {
    text: 'chemise L',
    lines: [line('?', '?', 'L')],
  },
  {
    text: 'merci barcha 3al colis wsol ❤️',
  },
  {
    text: 'veste atelier kaki taille M, non S, tel 58 77 66 55 / 92 12 12 12 Nadhem Lac 2 Tunis',
    name: 'Nadhem',
    phone: '58776655',
    secondPhone: '92121212',
    city: 'Tunis',
    street: 'Lac 2',
    lines: [line('veste-de-travail-atelier', 'Kaki', 'S')],
  },
  {
    text: 'trio bracelets rouge x1, pochette étoile bleue x1, sac en cuir bordeaux x1. Fatma Ezzahra Miled - Menzah 6 - 20 55 20 55',
    name: 'Fatma Ezzahra Miled',
    phone: '20552055',
    city: 'Tunis',
    street: 'Menzah 6',
    lines: [
      line('trio-bracelets-emailles', 'Brique', 'TU'),
      line('pochette-zippee-etoile', 'Bleu Sidi Bou Saïd', 'TU'),
      line('sac-bandouliere-souk-el-blat', 'Bordeaux', 'TU'),
    ],
  },
  {
    text: 'pantalon lin cordon écru taille L w chemise lin romarin L lel 3ers mta3 khouya. Aziz Ben Mansour, Hammam Sousse, 53 97 97 97',
    name: 'Aziz Ben Mansour',
    phone: '53979797',
    city: 'Hammam Sousse',
    lines: [
      line('pantalon-lin-cordon', 'Écru', 'L'),
      line('chemise-lin-sidi-bou-said', 'Romarin', 'L'),
    ],
  },
];
