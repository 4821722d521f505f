/** A block of shell commands of a document. */
export type CommandBlock = {
  commands: string;
  /** Whether the commands download packages. */
  needsNetwork: boolean;
};

const BLOCK = /^```sh walk( network)?\n([^]*?)^```$/gm;

/** Reads the blocks of a Markdown document that are marked `sh walk` or `sh walk network`, in their order. */
export function readCommandBlocks(markdown: string): CommandBlock[] {
  return Array.from(markdown.matchAll(BLOCK), ([, network, commands = '']) => ({
    commands,
    needsNetwork: network !== undefined,
  }));
}
