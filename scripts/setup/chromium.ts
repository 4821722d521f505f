import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { UserError } from '../run-main.ts';

/** The headless shell, which Playwright uses too, takes half the processor time of a whole browser (ADR 0084). */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PATHS = [
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Arguments for Chromium: no background traffic, and no sandbox for root, because Chromium does not start with one. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds Chromium or Chrome: CHROMIUM_PATH, then PATH, the usual folders, and the one of Playwright.
 * Returns undefined when there is none. Throws when CHROMIUM_PATH is not a program.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isProgram(named)) throw new UserError(`CHROMIUM_PATH is not a program: ${named}`);
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return named || [...onPath, ...PATHS, chromium.executablePath()].find(isProgram);
}

/** Finds Chromium, or installs it. The error of a failed installation has the command to run. */
export function ensureChromium(): string {
  const found = findChromium() ?? installChromium();
  if (found !== undefined) return found;
  throw new UserError(
    'No Chromium or Chrome was found, and none could be installed: install one (on Debian, as root: ' +
      `apt-get install ${HEADLESS_SHELL}), or set CHROMIUM_PATH to the one you have.`,
  );
}

/** Installs Debian's package when this process is root on Debian, otherwise the download of Playwright. */
function installChromium(): string | undefined {
  const command = isDebianRoot()
    ? `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${HEADLESS_SHELL}`
    : 'playwright-core install chromium';
  process.stdout.write('Installing Chromium …\n');
  spawnSync('sh', ['-c', command], { stdio: 'inherit' });
  return findChromium();
}

/** Ubuntu's package of Chromium is a snap, which tests cannot use. */
function isDebianRoot(): boolean {
  try {
    return process.getuid?.() === 0 && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
