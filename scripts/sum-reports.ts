import { missingTests, readCounts, readFailures } from './suites/reports.ts';
import { suites } from './suites/suites.ts';

const all = new Map([...suites.test, ...suites.full].flat().map((suite) => [suite.name, suite]));
let passed = 0;
let failed = 0;
for (const suite of all.values()) {
  const counts = readCounts(suite);
  passed += counts?.passed ?? 0;
  failed += counts?.failed ?? 0;
  const errors =
    counts === undefined || counts.passed + counts.failed === 0
      ? [`${suite.title} ran no test.`]
      : missingTests(suite).map((word) => `${suite.title}: no test of ${word} passed.`);
  failed += errors.length;
  const failures = readFailures(suite).map((failure) => `${suite.title}: ${failure}`);
  for (const line of [...failures, ...errors]) process.stdout.write(`✗ ${line}\n`);
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
if (failed > 0) process.exitCode = 1;
