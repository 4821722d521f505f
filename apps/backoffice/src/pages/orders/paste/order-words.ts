/** Words that separate two things that a message requests. */
export const CONNECTORS =
  'et and w wa و plus aussi also zid zidni zidouni زيد زيدني ainsi avec autre other زائد';

/** Words between two values of which one is requested: the second one is left out. */
export const ALTERNATIVES = 'ou|ou bien|or|walla|wela|willa|sinon|else|otherwise|وإلا|والا|أو';

/** Words after which a value replaces the one before. */
export const CORRECTIONS = `
non|en fait|finalement|plutot|pardon|je voulais dire|rectification|correction|oups|
no|no wait|wait|sorry|actually|instead|rather|i mean|oops|
le le|la la|lele|badaltha|badalt|badalt rayi|ghalta|sama7ni|samhouni|ahsen|khir|9asdi|
لا|لا لا|بدلت|بدلت رايي|غلطة|سامحني|أحسن|خير|قصدي|نقصد
`;

/** Short words that correct only directly before a size or a colour: they are articles too. */
export const SHORT_CORRECTIONS = 'le la لا';

/** Words before a size. */
export const SIZE_LABELS = `
taille|tail|taye|taya|size|sz|pointure|pt|t|9yes|9yas|9is|9ies|qyes|kias|mesure|قياس|القياس|مقاس|تاي|تاياي|نومرو صباط
`;

/** Sizes as words and letters. */
export const SIZE_WORDS: readonly (readonly [word: string, size: string])[] = [
  ['small', 'S'],
  ['medium', 'M'],
  ['moyen', 'M'],
  ['large size', 'L'],
  ['extra large', 'XL'],
  ['x large', 'XL'],
  ['taille unique', 'Taille unique'],
  ['one size', 'Taille unique'],
  ['سمول', 'S'],
  ['ميديوم', 'M'],
  ['لارج', 'L'],
  ['اكس لارج', 'XL'],
];

/** Letters of sizes; a single lower-case one is a size only where no other word can stand. */
export const SIZE_LETTERS: ReadonlyMap<string, string> = new Map([
  ['xxs', 'XXS'],
  ['xs', 'XS'],
  ['s', 'S'],
  ['m', 'M'],
  ['l', 'L'],
  ['xl', 'XL'],
  ['xxl', 'XXL'],
  ['2xl', 'XXL'],
  ['xxxl', 'XXXL'],
  ['3xl', 'XXXL'],
  ['4xl', '4XL'],
]);

/** Numbers as words. */
export const NUMBER_WORDS: readonly (readonly [words: string, quantity: number])[] = [
  ['un|une|one|wa7ed|we7ed|wa7da|we7da|wehda|واحد|واحدة|وحدة|وحده|فرد', 1],
  ['deux|two|zouz|zoz|zewz|zouj|jouj|juj|thnin|couple|زوز|زوج|جوز|ثنين|اثنين|تنين', 2],
  ['trois|three|tleta|thletha|tlata|thlatha|ثلاثة|تلاتة|ثلاث', 3],
  ['quatre|four|arb3a|arba3|أربعة|اربع', 4],
  ['cinq|five|5amsa pieces|خمسة قطع', 5],
  ['six|setta|ستة', 6],
];

/** Words for whom a product is, as the catalogue's `gender`. */
export const GENDER_WORDS: readonly (readonly [words: string, gender: string])[] = [
  ['femme|femmes|women|woman|ladies|nsa|lel nsa|mra|lel mra|نساء|للنساء|نسائي|مرا', 'Women'],
  ['homme|hommes|men|man|rjel|lel rjel|rajel|رجال|للرجال|رجالي|راجل', 'Men'],
];

/** Words by which a message means the article of before. */
export const SAME_ARTICLE =
  'meme|la meme|le meme|same|same one|نفس|نفسها|nafsha|nafsou|kifha|kifou';
