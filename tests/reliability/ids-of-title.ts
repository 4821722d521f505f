const LEADING = /^(?:(?:I18N|[A-Z]{1,4})-?\d+(?:[–…]\d+)?(?:, ?| ))+/;
const ID = /((?:I18N|[A-Z]{1,4})-?)(\d+)(?:[–…](\d+))?/g;

/** The ids at the start of a test's title: "I1, I2 whatever is sent" covers both, "U1–3 …" three. */
export function idsOfTitle(title: string): string[] {
  const [leading = ''] = LEADING.exec(title) ?? [];
  return Array.from(leading.matchAll(ID)).flatMap(([, family = '', first, last]) => {
    const count = Number(last ?? first) - Number(first) + 1;
    return Array.from({ length: Math.max(1, count) }, (_, at) => `${family}${Number(first) + at}`);
  });
}
