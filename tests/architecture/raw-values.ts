/** A raw value in place of a design token: its text and its line. */
export type RawValue = { line: number; text: string };

const NAMED_COLORS =
  'aqua|beige|black|blue|brown|crimson|cyan|fuchsia|gold|gray|green|grey|indigo|ivory|lime|magenta|maroon|navy|olive|orange|pink|purple|red|salmon|silver|teal|tomato|turquoise|violet|white|whitesmoke|yellow';

const COLOR_FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;
const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi;

const IN_STYLE_SHEETS = [
  HEX,
  COLOR_FUNCTION,
  new RegExp(`:[^;{}]*(?<![\\w-])(?:${NAMED_COLORS})(?![\\w-])(?=[^{}]*[;}])`, 'gi'),
  /\bfont-size:(?!\s*(?:var\(--text-|inherit|100%))[^;}]*/gi,
  /\bfont:[^;}]*\d(?:px|rem|em|pt|%)/gi,
  /@(?:media|container)[^{]*\d[^{]*/gi,
];

const IN_SCRIPTS = [
  new RegExp(`(?<=['"\`])${HEX.source}(?=['"\`])`, 'gi'),
  new RegExp(`(?<=['"\`][^'"\`\\n]*)${COLOR_FUNCTION.source}`, 'gi'),
  new RegExp(`(?:[cC]olor|fill|stroke|background)[:=]\\s*\\{?['"](?:${NAMED_COLORS})['"]`, 'g'),
  /\bfontSize[:=]\s*\{?['"`]?[\d.]+\w*/g,
  /\((?:min-|max-)?width\s*[:<>=]+\s*\d+/g,
  /\bbreakpoints\.(?:up|down|between|only)\(\s*\d+/g,
];

/**
 * Finds colours, font sizes and window widths that do not come from the design tokens.
 * @param source a style sheet or a TypeScript module
 * @param kind the file's extension, without the dot
 */
export function findRawValues(source: string, kind: string): RawValue[] {
  const code = blankComments(source);
  const patterns = kind === 'css' ? IN_STYLE_SHEETS : IN_SCRIPTS;
  return patterns
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .map((match) => ({
      line: code.slice(0, match.index).split('\n').length,
      text: match[0].trim(),
    }))
    .sort((one, other) => one.line - other.line);
}

function blankComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/^\s*\/\/.*$/gm, '');
}
