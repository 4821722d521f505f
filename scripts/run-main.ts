/** An error that the user can fix. Only its message is printed, without a stack trace. */
export class UserError extends Error {}

/** Runs a script and exits. When the script throws, the process prints the error and exits with code 1. */
export async function runMain(script: () => Promise<void>): Promise<void> {
  try {
    await script();
    process.exit();
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    process.stderr.write(`${error instanceof UserError ? message : stack}\n`, () =>
      process.exit(1),
    );
  }
}
