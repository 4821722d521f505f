import { typeScale } from './tokens.ts';

/** The font size of a step above body text, in pixels, on phones or from the desktop's width. */
export function textSize(step: number, size: 'mobile' | 'desktop'): number {
  const ratio = size === 'mobile' ? typeScale.mobileRatio : typeScale.desktopRatio;
  return Number((typeScale.base * ratio ** step).toFixed(2));
}
