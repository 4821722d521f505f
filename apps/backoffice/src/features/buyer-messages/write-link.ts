import type { MouseEvent } from 'react';
import type { LoadedBuyerTexts } from './use-buyer-texts.ts';

/** A link to write to a buyer: without a text where the texts of the language could not be loaded. */
export type WriteLink = {
  href: string;
  /** Whether the message has no text, which the label of the link shows. */
  isWithoutText: boolean;
  /** Whether the texts are loaded now: the link does nothing until then. */
  isInactive: boolean;
};

/** The link to write to a buyer with what is known of the texts. */
export function writeLink(href: string, { texts, isMissing }: LoadedBuyerTexts): WriteLink {
  return { href, isWithoutText: isMissing, isInactive: !texts && !isMissing };
}

/** The attributes of an inactive link: it keeps its place and the focus, and ignores clicks. */
export const INACTIVE_LINK = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;
