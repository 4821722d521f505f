import { expect, test } from 'vitest';
import { describeStartError } from './start-error.ts';

const systemError = (details: object) => Object.assign(new Error('it failed'), details);

test.each([
  [{ code: 'EACCES', path: '/srv/dist/index.html' }, '/srv/dist/index.html cannot be read'],
  [{ code: 'EACCES', syscall: 'listen', port: 80 }, 'Port 80 is reserved: set PORT'],
  [{ code: 'EADDRINUSE', port: 3000 }, 'Port 3000 is in use: stop what listens there'],
  [{ code: 'ENOENT', path: '/srv/dist/index.html' }, '/srv/dist holds no built app'],
])('a start that fails with %j is described by what to do', (details, sentence) => {
  expect(describeStartError(systemError(details), '/srv/dist')).toContain(sentence);
});
