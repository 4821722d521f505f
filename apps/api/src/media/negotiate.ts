import { IMAGE_WIDTHS } from '@shop/contract/constants';
import {
  CONTENT_TYPES,
  formatsOf,
  nameRendition,
  type Extension,
  type MasterName,
  type ImageWidth,
} from './image-names.ts';

/** The files that can be the response, best first. */
export type Candidates = readonly { name: string; extension: Extension }[];

/**
 * Sorts an image's files for a browser. First the smallest width that is at least the requested one (or
 * the largest width), in the best accepted format; then the nearest other widths; then the master.
 * @param width the requested width, in pixels
 * @param accept the request's Accept header
 */
export function rankRenditions(master: MasterName, width: number, accept: string): Candidates {
  const formats = formatsOf(master).filter(
    (extension) => extension === master.extension || accepts(accept, CONTENT_TYPES[extension]),
  );
  const renditions = nearestWidths(width).flatMap((each) =>
    formats.map((extension) => ({ name: nameRendition(master, each, extension), extension })),
  );
  return [...renditions, master];
}

function nearestWidths(requested: number): ImageWidth[] {
  const nearest = IMAGE_WIDTHS.find((width) => width >= requested) ?? Math.max(...IMAGE_WIDTHS);
  return [...IMAGE_WIDTHS].sort((a, b) => Math.abs(a - nearest) - Math.abs(b - nearest) || b - a);
}

/**
 * Whether an Accept header names a type explicitly. Old browsers that send only "*" cannot decode the
 * newer formats.
 */
function accepts(header: string, type: string): boolean {
  return header.split(',').some((range) => {
    const [name, ...parameters] = range.split(';').map((text) => text.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
