import type { System } from './system.ts';

/** With all our host adds to the contract, or with section 7 of the specification alone. */
export type Host = 'full' | 'bare';

const VARIABLE = { full: 'SHOP_TEST_FULL', bare: 'SHOP_TEST_BARE' } as const;

/** Tells the workers, which inherit this process's environment, where a system runs. */
export function publishSystem(host: Host, system: System): void {
  process.env[VARIABLE[host]] = JSON.stringify(system);
}

/** The system the set-up started; throws in a process that is no worker of it. */
export function readSystem(host: Host): System {
  const text = process.env[VARIABLE[host]];
  if (text === undefined) throw new Error(`No system "${host}" was started by the set-up.`);
  const system: System = JSON.parse(text);
  return system;
}
