import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runCommand } from '../run/command.mjs';
import { Refusal, step } from '../say.mjs';
import { aptInstall, firstProgram, isDebianRoot, onPath } from './programs.mjs';
import { root } from './repository.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  join(process.env.HOME ?? '', 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
];

/** What Chromium is started with: no traffic of its own, and no sandbox where root may have none. */
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
 * A Chromium or Chrome of this machine: CHROMIUM_PATH's, PATH's, one in a usual place, or
 * Playwright's own. Undefined where there is none; a `Refusal` where CHROMIUM_PATH names none.
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  const found = firstProgram(named ? [named] : [...onPath(NAMES), ...PLACES, ...playwrights()]);
  if (named && found === undefined) throw new Refusal(`CHROMIUM_PATH names no program: ${named}`);
  return found;
}

/**
 * A browser for the tests, installed where there is none: Debian's where this process may, otherwise,
 * but never under CI, Playwright's. Throws a `Refusal` that says what to do where neither can be.
 * @param {string} node
 */
export async function ensureChromium(node) {
  const found = findChromium() ?? (await installChromium(node));
  if (found !== undefined) return found;
  throw new Refusal(
    'No Chromium or Chrome was found, and none could be installed: install one (on Debian, as root: ' +
      'apt-get install chromium), or set CHROMIUM_PATH to the one you have.',
  );
}

/** @param {string} node */
async function installChromium(node) {
  if (isDebianRoot()) await step('Installing Chromium', () => aptInstall(['chromium']));
  else if (!process.env.CI) {
    const cli = join(root, 'node_modules/playwright-core/cli.js');
    await step('Downloading Chromium', () => runCommand(node, [cli, 'install', 'chromium']));
  }
  return findChromium();
}

/** Where Playwright keeps the browser it downloads; nowhere before the dependencies are there. */
function playwrights() {
  try {
    const { chromium } = createRequire(join(root, 'package.json'))('playwright-core');
    return [String(chromium.executablePath())];
  } catch {
    return [];
  }
}
