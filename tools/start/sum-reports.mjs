import { withoutTests } from './parts/must-run.mjs';
import { allParts } from './parts/parts.mjs';
import { readCounts } from './parts/part.mjs';
import { say } from './say.mjs';

const counted = allParts.map((part) => ({ part, counts: readCounts(part) }));
const faults = [
  ...counted.flatMap(({ part, counts }) => {
    if (counts === undefined) return [`${part.title} left no report.`];
    return counts.passed + counts.failed === 0 ? [`${part.title} ran no test.`] : [];
  }),
  ...withoutTests().map((name) => `${name}: no test ran and passed.`),
];
const passed = counted.reduce((sum, { counts }) => sum + (counts?.passed ?? 0), 0);
const failed = counted.reduce((sum, { counts }) => sum + (counts?.failed ?? 0), 0) + faults.length;

for (const fault of faults) say(fault);
say(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
