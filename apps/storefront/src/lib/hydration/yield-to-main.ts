/** Resolves in a new task, after what is scheduled: rendering, input and other events. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
