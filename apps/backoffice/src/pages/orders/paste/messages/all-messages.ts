import { chats } from './chats.ts';
import { darijaArabic } from './darija-arabic.ts';
import { darijaLatin } from './darija-latin.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { heldOutChats } from './held-out-chats.ts';
import { heldOutDarijaArabic } from './held-out-darija-arabic.ts';
import { heldOutDarijaLatin } from './held-out-darija-latin.ts';
import { heldOutEnglish } from './held-out-english.ts';
import { heldOutFrench } from './held-out-french.ts';
import { heldOutMixed } from './held-out-mixed.ts';
import { later } from './later.ts';
import type { Message } from './message.ts';
import { mixed } from './mixed.ts';

/** The messages that the parser is tuned on. */
export const TUNING: readonly Message[] = [
  french,
  english,
  darijaLatin,
  darijaArabic,
  mixed,
  chats,
].flat();

/** The messages that nobody looks at while the parser is tuned: only their share is printed. */
export const HELD_OUT: readonly Message[] = [
  heldOutFrench,
  heldOutEnglish,
  heldOutDarijaLatin,
  heldOutDarijaArabic,
  heldOutMixed,
  heldOutChats,
].flat();

/** Messages that were written after the tuning, to measure it; what they showed was mended then. */
export const LATER: readonly Message[] = later;
