/**
 * The bytes in a buffer of their own. Node makes small buffers, and the results of zlib, as slices of larger ones: in a
 * cache, each would keep the larger one alive.
 */
export function toOwnBuffer(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
