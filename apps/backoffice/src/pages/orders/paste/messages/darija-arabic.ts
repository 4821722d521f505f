import { line, type Message } from './message.ts';

/** Messages in Tunisian Arabic in Arabic letters. */
export const darijaArabic: readonly Message[] = [
  {
    text: 'عسلامة نحب ناخو روبة طويلة قرقنة تراكوتا قياس M اسمي آمال الجزيري نمروي 22 345 111 نسكن في صفاقس',
    name: 'آمال الجزيري',
    phone: '22345111',
    city: 'Sfax',
    lines: [line('robe-longue-kerkennah', 'Terracotta', 'M')],
  },
  {
    text: 'السلام عليكم، عندكم صباط كحل قياس 42؟',
    lines: [line('sandales-croisees-cuir', 'Noir', '42')],
  },
  {
    text: 'نحب زوز قمجة كتان بيض L. محمد الطرابلسي، سوسة، ٩٨٧٦٥٤٣٢',
    name: 'محمد الطرابلسي',
    phone: '98765432',
    city: 'Sousse',
    lines: [line('chemise-lin-sidi-bou-said', 'Blanc cassé', 'L', 2)],
  },
  {
    text: 'قفطان بوردو مقاس S\nالاسم: سلمى الغربي\nالهاتف: 50 111 222\nالعنوان: نهج الحرية عدد 5، المرسى',
    name: 'سلمى الغربي',
    phone: '50111222',
    city: 'La Marsa',
    street: 'نهج الحرية عدد 5',
    lines: [line('kaftan-nuit-de-kairouan', 'Bordeaux', 'S')],
  },
  {
    text: 'بقداش المنطو؟',
    lines: [line('?', '?', '?')],
  },
  {
    text: 'نحب سروال دجين أزرق قياس 40 للنساء و شاشية حمراء. ريم، أريانة، 29887766',
    name: 'ريم',
    phone: '29887766',
    city: 'Ariana',
    lines: [
      line('jean-large-marsa', 'Bleu Sidi Bou Saïd', '40'),
      line('chechia-laine-foulee', 'Grenat', 'TU'),
    ],
  },
  {
    text: 'يعطيك الصحة نحب ساك جلد أكحل و حزام مظفور كراميل 95 اسمي فاتن رقمي 29292929 قابس',
    name: 'فاتن',
    phone: '29292929',
    city: 'Gabès',
    lines: [
      line('sac-bandouliere-souk-el-blat', 'Noir', 'TU'),
      line('ceinture-tressee', 'Caramel', '95'),
    ],
  },
  {
    text: 'برنوس بني وجبة زيتونة بيضاء XL\nالاسم: الحبيب بن عمر\n97 11 22 33\nالقيروان',
    name: 'الحبيب بن عمر',
    phone: '97112233',
    city: 'Kairouan',
    lines: [
      line('burnous-laine-tissee-main', 'Chocolat', 'TU'),
      line('jebba-zitouna', 'Écru', 'XL'),
    ],
  },
  {
    text: 'نحب ٣ فوطة حمام خضر. ليلى شعبان ٢١٦٥٤٩٨٧ المهدية حي الزهراء',
    name: 'ليلى شعبان',
    phone: '21654987',
    city: 'Mahdia',
    street: 'حي الزهراء',
    lines: [line('fouta-hammam', 'Olive', 'TU', 3)],
  },
  {
    text: 'جيب بليسي خضراء 38، لا لا 40. يسرى 20304050 بنزرت',
    name: 'يسرى',
    phone: '20304050',
    city: 'Bizerte',
    lines: [line('jupe-plissee-soleil', 'Vert sapin', '40')],
  },
  {
    text: 'توصلو لتوزر؟',
    city: 'Tozeur',
  },
  {
    text: 'نحب بلوزة نابل بيضاء M و شال كارو أزرق، أنا إيناس الفرشيشي من نابل، 99001122',
    name: 'إيناس الفرشيشي',
    phone: '99001122',
    city: 'Nabeul',
    lines: [
      line('blouse-brodee-nabeul', 'Blanc cassé', 'M'),
      line('chale-carreaux', 'Bleu Sidi Bou Saïd', 'TU'),
    ],
  },
  {
    text: 'بلغة ذهبي 39 زوز\nنادية\nالكاف\n26262626',
    name: 'نادية',
    phone: '26262626',
    city: 'Le Kef',
    lines: [line('balgha-babouches-cuir', 'Doré', '39', 2)],
  },
  {
    text: 'السلام نحب فيستة خدمة زرقاء L، وائل الشابي، بن عروس، +216 53 10 20 30',
    name: 'وائل الشابي',
    phone: '53102030',
    city: 'Ben Arous',
    lines: [line('veste-de-travail-atelier', 'Bleu Sidi Bou Saïd', 'L')],
  },
  {
    text: 'كبوس صوف بوردو و كاسكات جاسمان زرقة. اسمي غسان، 21098765، جندوبة شارع الحبيب بورقيبة',
    name: 'غسان',
    phone: '21098765',
    city: 'Jendouba',
    street: 'شارع الحبيب بورقيبة',
    lines: [
      line('bonnet-cotele', 'Bordeaux', 'TU'),
      line('casquette-brodee-jasmin', 'Bleu Sidi Bou Saïd', 'TU'),
    ],
  },
  {
    text: 'مريول كول في أكحل S و M. هالة، المنستير، 24556677 وإلا 71234567',
    name: 'هالة',
    phone: '24556677',
    secondPhone: '71234567',
    city: 'Monastir',
    lines: [
      line('tee-shirt-col-v-coton-bio', 'Noir', 'S'),
      line('tee-shirt-col-v-coton-bio', 'Noir', 'M'),
    ],
  },
  {
    text: 'نحب قفة زرقاء وحدة وشبو كحل. سهام. حمام الأنف. 93111222',
    name: 'سهام',
    phone: '93111222',
    city: 'Hammam Lif',
    lines: [
      line('couffin-palme-tressee', 'Bleu Sidi Bou Saïd', 'TU'),
      line('chapeau-paille-large-bord', 'Noir', 'TU'),
    ],
  },
  {
    text: 'روبة فيشي حمراء L\nلا بدلت رايي M\nشيماء العوني\n50123789\nالمنستير',
    name: 'شيماء العوني',
    phone: '50123789',
    city: 'Monastir',
    lines: [line('robe-bretelles-vichy', 'Brique', 'M')],
  },
  {
    text: 'بولوفر كول رولي أكحل XL، نادر، 22009988، مدنين',
    name: 'نادر',
    phone: '22009988',
    city: 'Médenine',
    lines: [line('pull-col-roule-merinos', 'Noir', 'XL')],
  },
  {
    text: 'عنوان: حي النصر، أريانة. الاسم واللقب: هدى المبروك. الهاتف 27 27 28 28. نحب بلايزر بيج M',
    name: 'هدى المبروك',
    phone: '27272828',
    city: 'Ariana',
    street: 'حي النصر',
    lines: [line('blazer-lin-destructure', 'Beige', 'M')],
  },
];
