/** A password that takes fewer guesses (a score of 0 to 2 of 4) is refused. */
const MIN_SCORE = 3;
/** A longer password is judged by its beginning: the time of the estimate grows with the length. */
const MAX_ESTIMATED_LENGTH = 64;
/** Words that everyone who knows the shop would try, in addition to its name and the user name. */
const SHOP_WORDS = (
  'boutique shop mode couture caftan kaftan djebba jebba fouta admin owner patronne motdepasse azerty ' +
  'tunisie tunisia tunis sfax sousse nabeul mahdia bizerte monastir'
).split(' ');

/** The words of a name, and all of them without spaces. */
function wordsOf(name: string): string[] {
  const words = name.split(/[\s._@-]+/).filter((word) => word.length > 2);
  return [...words, words.join('')];
}

/**
 * Whether a password is one of the commonest, or easily made from those and from the words of the shop: with other
 * capitals, digits for letters, repetitions, years or sequences of the keyboard.
 * @param names the user name and the name of the shop
 */
export async function isCommonPassword(
  password: string,
  names: readonly string[],
): Promise<boolean> {
  // Loaded for a new password, and not kept: the ranked list takes 25 MB.
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimator = new ZxcvbnFactory({
    dictionary: { passwords: dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
  });
  const words = [...names.flatMap(wordsOf), ...SHOP_WORDS];
  const estimated = password.slice(0, MAX_ESTIMATED_LENGTH);
  // Separators between easy words add little, and the estimate counts each as a random character.
  const joined = estimated.replace(/[^\p{L}\p{N}]/gu, '');
  return [estimated, joined].some((text) => estimator.check(text, words).score < MIN_SCORE);
}
