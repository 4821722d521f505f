/** The name of a token's custom property: `--text-heading-small` of the group `text`. */
export function cssToken(group: string, name: string): string {
  return `--${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The value of a custom property on this page. */
export function cssValue(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}
