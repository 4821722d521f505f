/**
 * With what status a command's process ends. The list is closed: scripts may count on it.
 * `disagrees` is `audit`'s own: it did its work and found what does not agree.
 */
export const EXIT_CODES = {
  done: 0,
  disagrees: 1,
  usage: 2,
  refused: 3,
  'bad-file': 4,
  unavailable: 5,
  failed: 6,
} as const;

/** Why a command did not do its work. */
export type CommandFaultCode = Exclude<keyof typeof EXIT_CODES, 'done' | 'disagrees'>;

/** A command that was not done, with a sentence for whoever called it; never a secret. */
export class CommandFault extends Error {
  override readonly name = 'CommandFault';
  readonly code: CommandFaultCode;

  constructor(code: CommandFaultCode, sentence: string) {
    super(sentence);
    this.code = code;
  }
}
