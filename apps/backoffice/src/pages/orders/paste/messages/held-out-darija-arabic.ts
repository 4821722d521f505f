import { line, type Message } from './message.ts';

/** Held out while the parser is tuned: messages in Tunisian Arabic in Arabic letters. */
export const heldOutDarijaArabic: readonly Message[] = [
  {
    text: 'عسلامة نحب ناخو سروال شينو زيتي قياس 44 اسمي رياض الحمروني 22334556 نسكن في قفصة',
    name: 'رياض الحمروني',
    phone: '22334556',
    city: 'Gafsa',
    lines: [line('chino-fusele-medina', 'Olive', '44')],
  },
  {
    text: 'شلاكة جلد كحلة 38 و بلوزة حرير وردي S. زينب، قصر هلال، 53535454',
    name: 'زينب',
    phone: '53535454',
    city: 'Ksar Hellal',
    lines: [
      line('sandales-croisees-cuir', 'Noir', '38'),
      line('blouse-plis-religieuse', 'Rose', 'S'),
    ],
  },
  {
    text: 'الاسم: بلال الغانمي\nالهاتف: ٥٠٩٨٧٦٥٤\nالعنوان: شارع الجمهورية، ماطر\nقمجة كول ماو زرقاء L',
    name: 'بلال الغانمي',
    phone: '50987654',
    city: 'Mateur',
    street: 'شارع الجمهورية',
    lines: [line('chemise-col-mao-carthage', 'Bleu Sidi Bou Saïd', 'L')],
  },
  {
    text: 'نحب زوز شاشية كحلة لبوي. الهادي، سليانة، 99102030',
    name: 'الهادي',
    phone: '99102030',
    city: 'Siliana',
    lines: [line('chechia-laine-foulee', 'Noir', 'TU', 2)],
  },
  {
    text: 'قداش التوصيل لجربة؟',
    city: 'Djerba',
  },
  {
    text: 'نحب منطو كارو L بني، سنية العبيدي، باجة حي السعادة، 24907080',
    name: 'سنية العبيدي',
    phone: '24907080',
    city: 'Béja',
    street: 'حي السعادة',
    lines: [line('manteau-carreaux-kasbah', 'Taupe', 'L')],
  },
  {
    text: 'سلسلة خمسة حمراء و براسلي أزرق اسمي نسرين رقم تليفوني 27 65 43 21 القصرين',
    name: 'نسرين',
    phone: '27654321',
    city: 'Kasserine',
    lines: [
      line('collier-khomsa', 'Brique', 'TU'),
      line('trio-bracelets-emailles', 'Bleu Sidi Bou Saïd', 'TU'),
    ],
  },
  {
    text: 'قندورة صيفية XXL بيج. منير، تطاوين، 97654321',
    name: 'منير',
    phone: '97654321',
    city: 'Tataouine',
    lines: [line('gandoura-lin-raye', 'Camel', 'XXL')],
  },
  {
    text: 'عندكم روبة سوارية؟',
    lines: [line('?', '?', '?')],
  },
  {
    text: 'جيليه صوف بوردو S لا M. غادة. زغوان. 27123321',
    name: 'غادة',
    phone: '27123321',
    city: 'Zaghouan',
    lines: [line('gilet-maille-boutons-bois', 'Bordeaux', 'M')],
  },
];
