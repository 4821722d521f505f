/** A tar file is made of blocks of this many bytes. */
export const BLOCK = 512;

/** One file in an archive. */
export type TarHeader = { name: string; size: number };

const NAME = { at: 0, length: 100 };
const SIZE = { at: 124, length: 12 };
const SUM = { at: 148, length: 8 };
const MAGIC = { at: 257, text: 'ustar\x0000' };

/**
 * Writes the header of a plain file, as POSIX ustar has it: readable by its owner alone, without a
 * date, so that equal contents make equal archives.
 * @param name at most 100 ASCII characters
 */
export function writeTarHeader({ name, size }: TarHeader): Buffer {
  if (!/^[\x21-\x7e]{1,100}$/.test(name)) throw new Error('Not a name an archive can hold');
  const block = Buffer.alloc(BLOCK);
  block.write(name, NAME.at, 'latin1');
  block.write('0000600\0' + '0000000\0'.repeat(2), 100, 'latin1');
  block.write(`${size.toString(8).padStart(SIZE.length - 1, '0')}\0`, SIZE.at, 'latin1');
  block.write(`${'0'.repeat(11)}\0`, 136, 'latin1');
  block.write('0', 156, 'latin1');
  block.write(MAGIC.text, MAGIC.at, 'latin1');
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, SUM.at, 'latin1');
  return block;
}

/** Reads a header; undefined when it is none, or of anything but a plain file. */
export function readTarHeader(block: Buffer): TarHeader | undefined {
  const text = (at: number, length: number) =>
    block.toString('latin1', at, at + length).replace(/[\0 ].*$/s, '');
  if (block.length !== BLOCK || block.toString('latin1', MAGIC.at, MAGIC.at + 8) !== MAGIC.text) {
    return undefined;
  }
  const sum = text(SUM.at, SUM.length);
  if (!/^[0-7]+$/.test(sum) || Number.parseInt(sum, 8) !== checksum(block)) return undefined;
  const size = text(SIZE.at, SIZE.length);
  if (!/^[0-7]+$/.test(size) || block.toString('latin1', 156, 157) !== '0') return undefined;
  return { name: text(NAME.at, NAME.length), size: Number.parseInt(size, 8) };
}

/** The sum of all bytes, with blanks where it stands itself. */
function checksum(block: Buffer): number {
  return block.reduce(
    (sum, byte, at) => sum + (at >= SUM.at && at < SUM.at + SUM.length ? 0x20 : byte),
    0,
  );
}

/** How many bytes fill a file's last block up. */
export function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}
