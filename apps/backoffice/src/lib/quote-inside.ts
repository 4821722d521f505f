import type { Language } from '@shop/i18n';

/** Straight, French, English double and German quotation marks, in pairs. */
const QUOTED =
  /«\s*([^«»]*?)\s*»|“\s*([^“”]*?)\s*”|„\s*([^„“]*?)\s*“|(?<![^\s(])"\s*([^"]*?)\s*"/gu;

/**
 * A name for a text that has it between quotation marks: its own pairs of double marks become the marks
 * of the second level, “ ” inside « » in French and ‘ ’ inside “ ” in English. A single mark stays, as in
 * `Écran 12"`.
 */
export function quoteInside(name: string, language: Language): string {
  const [open, close] = language === 'fr' ? '“”' : '‘’';
  return name.replaceAll(
    QUOTED,
    (_match, ...groups: (string | undefined)[]) =>
      `${open}${groups.slice(0, 4).find((text) => text !== undefined) ?? ''}${close}`,
  );
}
