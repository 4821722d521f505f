import { CommandFault, type CommandFaultCode } from '../command-fault.ts';
import type { Config } from '../config.ts';
import { asUnavailable } from '../media/disk-full.ts';
import { StoreFault } from '../media/store-fault.ts';
import { describeStartFault } from '../start-fault.ts';
import { isUnavailable } from '../store/faults.ts';

/** Why a command failed: its code, and one sentence for whoever called it; never a secret. */
export type DescribedFault = { code: CommandFaultCode; sentence: string };

/** Tells a failure of any kind by the closed list. */
export function describeFault(error: unknown, config: Config | undefined): DescribedFault {
  if (error instanceof CommandFault) return { code: error.code, sentence: error.message };
  if (!config) return { code: 'usage', sentence: describeStartFault(error, config) };
  if (asUnavailable(error) !== error) {
    return { code: 'unavailable', sentence: 'The disk is full or cannot be written.' };
  }
  if (error instanceof StoreFault) {
    return { code: 'unavailable', sentence: 'The store of SHOP_MEDIA_URL does not serve.' };
  }
  if (isUnavailable(error)) {
    return { code: 'unavailable', sentence: describeStartFault(error, config) };
  }
  const said = error instanceof Error ? error.message : String(error);
  return { code: 'failed', sentence: `The command failed: ${said}.` };
}
