/**
 * The commands of a document that the walk runs, by name: code blocks that begin with ```sh walk=NAME.
 * Throws when two blocks have one name.
 */
export function parseWalkBlocks(document: string): ReadonlyMap<string, string> {
  const blocks = new Map<string, string>();
  for (const [, name = '', commands = ''] of document.matchAll(
    /^```sh walk=(\S+)\n([^]*?)^```$/gm,
  )) {
    if (blocks.has(name)) throw new Error(`Two blocks have the name ${name}.`);
    blocks.set(name, commands);
  }
  return blocks;
}
