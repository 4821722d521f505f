/** A block of shell commands of a document. */
export type CommandBlock = {
  commands: string;
  /** Whether the commands download packages. */
  needsNetwork: boolean;
};

const BLOCK = /^```sh tested( network)?\n([^]*?)^```$/gm;

/** Reads the blocks of a Markdown document that are marked `sh tested` or `sh tested network`, in their order. */
export function readCommandBlocks(markdown: string): CommandBlock[] {
  return Array.from(markdown.matchAll(BLOCK), ([, network, commands = '']) => ({
    commands,
    needsNetwork: network !== undefined,
  }));
}
