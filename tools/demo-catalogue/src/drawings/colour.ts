type Channels = readonly [number, number, number];

/** Red, green and blue of `#RRGGBB`, 0 to 255. An invalid text counts as black. */
const channels = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16) || 0;
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** The colour `share` of the way (0 to 1) from one `#RRGGBB` to another, interpolated in sRGB. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** Perceived lightness of `#RRGGBB`, 0 (black) to 1 (white), by the Rec. 601 weights. */
export const lightness = (hex: string): number => {
  const [red, green, blue] = channels(hex);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
};

/** A darker shade, mixed with a warm violet instead of black. */
export const darken = (hex: string, share: number): string => mix(hex, '#21131c', share);

/** A lighter tint, mixed with warm white. */
export const lighten = (hex: string, share: number): string => mix(hex, '#fff8ea', share);
