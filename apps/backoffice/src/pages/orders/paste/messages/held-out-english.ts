import { line, type Message } from './message.ts';

/** Held out while the parser is tuned: messages in English. */
export const heldOutEnglish: readonly Message[] = [
  {
    text: 'Hello, I want to buy the linen blazer beige size S and the palazzo trousers caramel 38. My name is Julia Weber. I stay in La Marsa, 3 rue Tahar Ben Achour. Phone 54 321 098',
    name: 'Julia Weber',
    phone: '54321098',
    city: 'La Marsa',
    street: '3 rue Tahar Ben Achour',
    lines: [line('blazer-lin-destructure', 'Beige', 'S'), line('palazzo-lin', 'Caramel', '38')],
  },
  {
    text: 'hi is the checked shawl available in blue? one please. 23 23 45 45 Sfax, Amal Ghorbel',
    name: 'Amal Ghorbel',
    phone: '23234545',
    city: 'Sfax',
    lines: [line('chale-carreaux', 'Bleu Sidi Bou Saïd', 'TU')],
  },
  {
    text: 'two v-neck tees, black, size M\nname Tom Baker\nphone 50 505 050\ncity Tunis',
    name: 'Tom Baker',
    phone: '50505050',
    city: 'Tunis',
    lines: [line('tee-shirt-col-v-coton-bio', 'Noir', 'M', 2)],
  },
  {
    text: 'can I order jeans la marsa size 40 light blue. also the cap in olive. Rania, Gabes, 92 111 000',
    name: 'Rania',
    phone: '92111000',
    city: 'Gabès',
    lines: [
      line('jean-large-marsa', 'Gris bleu', '40'),
      line('casquette-brodee-jasmin', 'Olive', 'TU'),
    ],
  },
  {
    text: 'The kaftan in teal, medium. Call me on 27 70 70 70',
    phone: '27707070',
    lines: [line('kaftan-nuit-de-kairouan', 'Bleu canard', 'M')],
  },
];
