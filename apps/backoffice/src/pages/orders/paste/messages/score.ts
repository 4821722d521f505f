import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import { colorName } from '@shop/i18n';
import { proposeOrder } from '../propose-order.ts';
import type { PasteCatalogue, ProposedLine } from '../proposal.ts';
import type { ExpectedLine, Message } from './message.ts';

/** The fields whose shares are counted; `message` is right when all its fields are. */
export const SCORED = [
  'name',
  'phone',
  'secondPhone',
  'city',
  'street',
  'product',
  'color',
  'size',
  'quantity',
  'message',
] as const;

export type ScoredField = (typeof SCORED)[number];

/** How often a field was right, missing and wrong, among the messages where it is expected or proposed. */
export type Score = { right: number; missing: number; wrong: number };

type Pair = { field: ScoredField; expected: string | undefined; proposed: string | undefined };

/** Compares the proposals for messages with what a person reads in them. */
export function scoreMessages(messages: readonly Message[], catalogue: PasteCatalogue) {
  const scores = new Map<ScoredField, Score>(
    SCORED.map((field) => [field, { right: 0, missing: 0, wrong: 0 }]),
  );
  const mistakes: string[] = [];
  for (const message of messages) {
    const pairs = pairsOf(message, catalogue);
    const wrong = pairs.filter(({ expected, proposed }) => expected !== proposed);
    for (const { field, expected, proposed } of pairs) count(scores.get(field), expected, proposed);
    count(scores.get('message'), 'right', wrong.length === 0 ? 'right' : undefined);
    const details = wrong.map((pair) => `${pair.field}: ${pair.expected} ≠ ${pair.proposed}`);
    if (wrong.length > 0) mistakes.push(`${message.text}\n  ${details.join('\n  ')}`);
  }
  return { scores, mistakes };
}

function count(
  score: Score | undefined,
  expected: string | undefined,
  proposed: string | undefined,
) {
  if (!score || (expected === undefined && proposed === undefined)) return;
  if (expected === proposed) score.right += 1;
  else if (proposed === undefined) score.missing += 1;
  else score.wrong += 1;
}

function pairsOf(message: Message, catalogue: PasteCatalogue): Pair[] {
  const proposal = proposeOrder(message.text, catalogue);
  const fields = (['name', 'phone', 'secondPhone', 'city', 'street'] as const).map((field) => ({
    field,
    expected: plain(message[field]),
    proposed: plain(proposal[field]?.value),
  }));
  const expected = message.lines ?? [];
  const length = Math.max(expected.length, proposal.lines.length);
  const lines = Array.from({ length }, (_, index) =>
    linePairs(expected[index], proposal.lines[index], catalogue),
  );
  return [...fields, ...lines.flat()];
}

/** A line without a product is "?", so that it differs from no line. */
function linePairs(
  expected: ExpectedLine | undefined,
  proposed: ProposedLine | undefined,
  { products }: PasteCatalogue,
): Pair[] {
  const name = products.find(({ product_Id }) => product_Id === proposed?.product)?.product_Id;
  return [
    {
      field: 'product',
      expected: expected && (expected.product ?? '?'),
      proposed: proposed && (name ?? '?'),
    },
    {
      field: 'color',
      expected: expected?.color,
      proposed: proposed?.color && colorName(proposed.color, 'fr'),
    },
    { field: 'size', expected: expected?.size, proposed: proposed?.size },
    {
      field: 'quantity',
      expected: expected && String(expected.quantity),
      proposed: proposed && String(proposed.quantity),
    },
  ];
}

/** A text without the differences that no reader notices: case, accents, punctuation. */
function plain(text: string | undefined): string | undefined {
  return text === undefined
    ? undefined
    : normalizeForSearch(text)
        .replace(/[^\p{L}\p{N}+]+/gu, ' ')
        .trim();
}
