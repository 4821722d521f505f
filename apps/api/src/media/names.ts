import { PICTURE_WIDTHS } from '@shop/contract/constants';
import { createHash } from 'node:crypto';

/** A master is a JPEG, or a PNG where it is transparent. */
export type MasterExtension = 'jpg' | 'png';
export type Extension = MasterExtension | 'webp' | 'avif';
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const CONTENT_TYPES: Record<Extension, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** The address a picture's path begins with. */
export const MEDIA_PREFIX = '/media/';

const MASTER = /^([0-9a-f]{32})\.(jpg|png)$/;
const STORED = /^[0-9a-f]{32}(?:\.\d{3,4})?\.(?:jpg|png|webp|avif)$/;

/** The name of a master, read from a request: nothing but an exact match is one (U3). */
export type MasterName = { name: string; hash: string; extension: MasterExtension };

/** Names a master by its content: 128 bits of its SHA-256. */
export function nameMaster(master: Buffer, extension: MasterExtension): MasterName {
  const hash = createHash('sha256').update(master).digest('hex').slice(0, 32);
  return { name: `${hash}.${extension}`, hash, extension };
}

/** Reads a master's name ("<hash>.jpg"); undefined for anything else. */
export function parseMasterName(text: string): MasterName | undefined {
  const [name, hash, extension] = MASTER.exec(text) ?? [];
  if (!name || !hash) return undefined;
  return { name, hash, extension: extension === 'png' ? 'png' : 'jpg' };
}

/** Reads a picture's path ("/media/<hash>.jpg"); undefined for anything else. */
export function parsePicturePath(path: string): MasterName | undefined {
  return path.startsWith(MEDIA_PREFIX)
    ? parseMasterName(path.slice(MEDIA_PREFIX.length))
    : undefined;
}

/** Whether a name is one the shop gives its files. */
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

/** The formats a picture is offered in, best first; the last is the master's own, for every browser. */
export function formatsOf(master: MasterName): readonly Extension[] {
  return ['avif', 'webp', master.extension];
}

/** The name of a variant: "<hash>.640.webp". */
export function nameVariant(master: MasterName, width: PictureWidth, extension: Extension): string {
  return `${master.hash}.${width}.${extension}`;
}

/** The names of a picture's files, the master last: while it is there, the picture is. */
export function namesOf(master: MasterName): string[] {
  const variants = PICTURE_WIDTHS.flatMap((width) =>
    formatsOf(master).map((extension) => nameVariant(master, width, extension)),
  );
  return [...variants, master.name];
}
