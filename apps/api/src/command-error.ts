/**
 * The exit codes of the CLI, stable for scripts. Only `audit` ends with `disagrees`. The API server ends with
 * `newer-schema` too, and with 1 when it cannot start for another reason.
 */
export const EXIT_CODES = {
  done: 0,
  disagrees: 1,
  usage: 2,
  refused: 3,
  'bad-file': 4,
  unavailable: 5,
  failed: 6,
  'newer-schema': 7,
} as const;

/** The code of an error. */
export type CommandErrorCode = Exclude<keyof typeof EXIT_CODES, 'done' | 'disagrees'>;

/** An error of a command, with a message of one sentence, without secrets. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code: CommandErrorCode;

  constructor(code: CommandErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
