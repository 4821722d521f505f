import { MESSAGE_LANGUAGES } from '@shop/contract/constants';
import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import type { SecurityEventChange } from '@shop/contract/schemas';
import { z } from 'zod';
import type { OwnersData } from '../db/customers.ts';

const language = z.enum(MESSAGE_LANGUAGES).nullable();
const nullableId = z.number().nullable();

const editSchema = z.object({
  /** The id of a note that was added. */
  addedNote: z.number().optional(),
  deletedNote: z
    .object({
      id: z.number(),
      at: z.number(),
      by: z.string(),
      note: z.string(),
      customerId: z.number(),
    })
    .optional(),
  /** What the owner wrote about each of the records of which it changed. */
  owner: z
    .array(
      z.object({
        id: z.number(),
        tags: z.object({ before: z.array(z.string()), after: z.array(z.string()) }).optional(),
        blockedAt: z.object({ before: nullableId, after: nullableId }).optional(),
        messageLanguage: z.object({ before: language, after: language }).optional(),
      }),
    )
    .optional(),
  /** The numbers that a merge or a separation moved. */
  numbers: z.array(z.object({ id: z.number(), before: nullableId, after: nullableId })).optional(),
});

/** What an edit of a customer's record changed, and what it replaced. */
export type CustomerEdit = z.output<typeof editSchema>;
type OwnerEdit = NonNullable<CustomerEdit['owner']>[number];

/** Parses a stored edit. */
export function parseCustomerEdit(json: string): CustomerEdit {
  return editSchema.parse(JSON.parse(json));
}

/** What differs in what the owner wrote about records. */
export function compareOwnersData(
  before: readonly OwnersData[],
  after: readonly OwnersData[],
): OwnerEdit[] {
  return after.flatMap((now) => {
    const old = before.find(({ id }) => id === now.id);
    if (!old) return [];
    const hasTags = JSON.stringify(old.tags) !== JSON.stringify(now.tags);
    const edit = {
      ...(hasTags && { tags: { before: old.tags, after: now.tags } }),
      ...(old.blockedAt !== now.blockedAt && {
        blockedAt: { before: old.blockedAt, after: now.blockedAt },
      }),
      ...(old.messageLanguage !== now.messageLanguage && {
        messageLanguage: { before: old.messageLanguage, after: now.messageLanguage },
      }),
    };
    return Object.keys(edit).length === 0 ? [] : [{ id: now.id, ...edit }];
  });
}

/** The tags that an edit added and removed. */
function changedTags({ tags }: OwnerEdit): { added: string[]; removed: string[] } {
  const { before, after } = tags ?? { before: [], after: [] };
  return {
    added: after.filter((tag) => !before.includes(tag)),
    removed: before.filter((tag) => !after.includes(tag)),
  };
}

/** The tags that edits removed and added, for the trail; undefined without any. */
export function describeTags(owner: readonly OwnerEdit[]): SecurityEventChange | undefined {
  const tags = owner.map(changedTags);
  const removed = tags.flatMap((each) => each.removed);
  const added = tags.flatMap((each) => each.added);
  if (removed.length + added.length === 0) return undefined;
  return {
    ...(removed.length > 0 && { before: removed.join(', ') }),
    ...(added.length > 0 && { after: added.join(', ') }),
  };
}

/** The names of what an edit changed: a later edit of one of them stops its undo. */
function partsOf({ owner = [], numbers }: CustomerEdit): string[] {
  const parts = owner.flatMap((edit) => {
    const { added, removed } = changedTags(edit);
    return [
      ...[...added, ...removed].map((tag) => `tag ${normalizeForSearch(tag)}`),
      ...(edit.blockedAt ? ['blocked'] : []),
      ...(edit.messageLanguage ? ['language'] : []),
    ];
  });
  return numbers ? [...parts, 'numbers'] : parts;
}

/** Whether one of the later edits changed a part of an edit again. */
export function isCustomerChangedAgain(
  edit: CustomerEdit,
  later: readonly CustomerEdit[],
): boolean {
  const parts = new Set(later.flatMap(partsOf));
  return partsOf(edit).some((part) => parts.has(part));
}

/**
 * What the owner wrote about a record without an edit of it; other tags stay.
 * @param now what the record has now; undefined when it has nothing any more
 * @returns undefined when the same was changed since
 */
export function withoutOwnerEdit(
  edit: OwnerEdit,
  now: OwnersData | undefined,
): OwnersData | undefined {
  if (!now) return undefined;
  const { added, removed } = changedTags(edit);
  const { tags, blockedAt, messageLanguage } = edit;
  const isChanged =
    added.some((tag) => !now.tags.includes(tag)) ||
    removed.some((tag) => now.tags.includes(tag)) ||
    (blockedAt && blockedAt.after !== now.blockedAt) ||
    (messageLanguage && messageLanguage.after !== now.messageLanguage);
  if (isChanged) return undefined;
  const isSame = JSON.stringify(tags?.after) === JSON.stringify(now.tags);
  const others = now.tags.filter((tag) => !added.includes(tag));
  return {
    id: now.id,
    tags: tags && isSame ? tags.before : [...others, ...removed],
    blockedAt: blockedAt ? blockedAt.before : now.blockedAt,
    messageLanguage: messageLanguage ? messageLanguage.before : now.messageLanguage,
  };
}
