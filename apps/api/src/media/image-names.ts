import { IMAGE_WIDTHS } from '@shop/contract/constants';
import { createHash } from 'node:crypto';

/** A master is a JPEG, or a PNG when it has transparency. */
export type MasterExtension = 'jpg' | 'png';
export type Extension = MasterExtension | 'webp' | 'avif';
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

export const CONTENT_TYPES: Record<Extension, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** The prefix of every image path. */
export const MEDIA_PREFIX = '/media/';

const MASTER = /^([0-9a-f]{32})\.(jpg|png)$/;
const STORED = /^[0-9a-f]{32}(?:\.\d{3,4})?\.(?:jpg|png|webp|avif)$/;

/** The parsed name of a master. Only an exact match of the pattern is accepted (U3). */
export type MasterName = { name: string; hash: string; extension: MasterExtension };

/** Derives the name of a master from its content: 128 bits of its SHA-256. */
export function nameMaster(master: Buffer, extension: MasterExtension): MasterName {
  const hash = createHash('sha256').update(master).digest('hex').slice(0, 32);
  return { name: `${hash}.${extension}`, hash, extension };
}

/** Parses a master's name ("<hash>.jpg"); undefined for anything else. */
export function parseMasterName(text: string): MasterName | undefined {
  const [name, hash, extension] = MASTER.exec(text) ?? [];
  if (!name || !hash) return undefined;
  return { name, hash, extension: extension === 'png' ? 'png' : 'jpg' };
}

/** Parses an image's path ("/media/<hash>.jpg"); undefined for anything else. */
export function parseImagePath(path: string): MasterName | undefined {
  return path.startsWith(MEDIA_PREFIX)
    ? parseMasterName(path.slice(MEDIA_PREFIX.length))
    : undefined;
}

/** Whether a name is a valid name of a stored file. */
export function isStoredName(name: string): boolean {
  return STORED.test(name);
}

/** The extension of a stored file's name. */
export function extensionOf(name: string): Extension {
  const given = name.slice(name.lastIndexOf('.') + 1);
  const extensions = ['jpg', 'png', 'webp', 'avif'] as const;
  const known = extensions.find((extension) => extension === given);
  if (!known) throw new Error('Not a name of a stored file');
  return known;
}

/**
 * The formats in which an image is offered, best first. The last one is the master's own format, which
 * every browser supports.
 */
export function formatsOf(master: MasterName): readonly Extension[] {
  return ['avif', 'webp', master.extension];
}

/** The name of a rendition: "<hash>.720.webp". */
export function nameRendition(master: MasterName, width: number, extension: Extension): string {
  return `${master.hash}.${width}.${extension}`;
}

/** Widths of earlier versions: their files may be stored, and are no longer offered. */
const FORMER_WIDTHS = [640, 960];

/** The names of the renditions of an image, also of earlier versions. */
export function renditionsToRemove(master: MasterName): string[] {
  return [...IMAGE_WIDTHS, ...FORMER_WIDTHS].flatMap((width) =>
    formatsOf(master).map((extension) => nameRendition(master, width, extension)),
  );
}

/** The names of all files of an image. The master is last, because an image exists as long as its master. */
export function namesOf(master: MasterName): string[] {
  const renditions = IMAGE_WIDTHS.flatMap((width) =>
    formatsOf(master).map((extension) => nameRendition(master, width, extension)),
  );
  return [...renditions, master.name];
}
