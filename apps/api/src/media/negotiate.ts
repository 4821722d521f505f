import { PICTURE_WIDTHS } from '@shop/contract/constants';
import {
  CONTENT_TYPES,
  formatsOf,
  nameVariant,
  type Extension,
  type MasterName,
  type PictureWidth,
} from './names.ts';

/** The files that may answer a request, best first. */
export type Candidates = readonly { name: string; extension: Extension }[];

/**
 * Orders a picture's files for a browser: the smallest width that is not below the one asked for
 * (or the widest), in the best format it accepts; then the nearest others; then the master.
 * @param width pixels, as asked
 * @param accept the request's Accept header
 */
export function rankVariants(master: MasterName, width: number, accept: string): Candidates {
  const formats = formatsOf(master).filter(
    (extension) => extension === master.extension || accepts(accept, CONTENT_TYPES[extension]),
  );
  const variants = nearestWidths(width).flatMap((each) =>
    formats.map((extension) => ({ name: nameVariant(master, each, extension), extension })),
  );
  return [...variants, master];
}

function nearestWidths(asked: number): PictureWidth[] {
  const wanted = PICTURE_WIDTHS.find((width) => width >= asked) ?? Math.max(...PICTURE_WIDTHS);
  return [...PICTURE_WIDTHS].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a);
}

/** Whether an Accept header names a type outright: old browsers that say only "*" cannot show the new ones. */
function accepts(header: string, type: string): boolean {
  return header.split(',').some((range) => {
    const [name, ...parameters] = range.split(';').map((text) => text.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
