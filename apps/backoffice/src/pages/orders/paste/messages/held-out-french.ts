import { line, type Message } from './message.ts';

/** Held out while the parser is tuned: messages in French. */
export const heldOutFrench: readonly Message[] = [
  {
    text: 'Bonjour, la marinière La Goulette en bleu taille M svp, pour Zied Ayari à Menzel Bourguiba, 8 rue du Stade. Tél. 23 45 67 89',
    name: 'Zied Ayari',
    phone: '23456789',
    city: 'Menzel Bourguiba',
    street: '8 rue du Stade',
    lines: [line('mariniere-la-goulette', 'Bleu Sidi Bou Saïd', 'M')],
  },
  {
    text: 'bonsoir 1 palazzo lin ecru 40 et 1 chemise oversize bleue L\nsirine mejri\nmanouba\n94 55 66 11',
    name: 'sirine mejri',
    phone: '94556611',
    city: 'Manouba',
    lines: [line('palazzo-lin', 'Écru', '40'), line('chemise-oversize-fines-rayures', 'Bleu', 'L')],
  },
  {
    text: 'Je voudrais trois foutas olive. Merci de livrer chez Mme Nadia Rekik, résidence Les Palmiers, appartement 4, Sousse. 73 222 111',
    name: 'Nadia Rekik',
    phone: '73222111',
    city: 'Sousse',
    street: 'résidence Les Palmiers, appartement 4',
    lines: [line('fouta-hammam', 'Olive', 'TU', 3)],
  },
  {
    text: 'cc je veux la tunique sejnane anthracite en xl stp mon numéro 20 998 877 je suis de medenine',
    phone: '20998877',
    city: 'Médenine',
    lines: [line('tunique-longue-sejnane', 'Anthracite', 'XL')],
  },
  {
    text: 'Nom : Foued Saidi\nAdresse : cité Ibn Sina, bloc 12, Gafsa\nTél : 98 123 987\nArticle : veste de travail kaki, taille L',
    name: 'Foued Saidi',
    phone: '98123987',
    city: 'Gafsa',
    street: 'cité Ibn Sina, bloc 12',
    lines: [line('veste-de-travail-atelier', 'Kaki', 'L')],
  },
  {
    text: 'est ce que les babouches dorées existent en 39 ? si oui j en prends une paire. Dorra Ben Amor, Zaghouan, 56780012',
    name: 'Dorra Ben Amor',
    phone: '56780012',
    city: 'Zaghouan',
    lines: [line('balgha-babouches-cuir', 'Doré', '39')],
  },
  {
    text: 'gilet en maille bordeaux taille S, finalement plutôt M. Ghada, Béja, 27 123 321',
    name: 'Ghada',
    phone: '27123321',
    city: 'Béja',
    lines: [line('gilet-maille-boutons-bois', 'Bordeaux', 'M')],
  },
  {
    text: 'Bonjour, quel est le prix du chapeau de paille ?',
    lines: [line('chapeau-paille-large-bord', '?', 'TU')],
  },
  {
    text: 'burnous chocolat + chechia rouge pour mon père. Livraison : Tataouine, rue de la République. Contact : Hichem Dridi 97654321',
    name: 'Hichem Dridi',
    phone: '97654321',
    city: 'Tataouine',
    street: 'rue de la République',
    lines: [
      line('burnous-laine-tissee-main', 'Chocolat', 'TU'),
      line('chechia-laine-foulee', 'Grenat', 'TU'),
    ],
  },
  {
    text: 'Je prends 2 tee-shirts brodés jasmin : un kaki L, un écru M. Skander Belhadj. 50 60 70 80. La Soukra',
    name: 'Skander Belhadj',
    phone: '50607080',
    city: 'La Soukra',
    lines: [
      line('tee-shirt-lourd-jasmin', 'Kaki', 'L'),
      line('tee-shirt-lourd-jasmin', 'Écru', 'M'),
    ],
  },
];
