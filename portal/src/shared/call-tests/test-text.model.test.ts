import { expect, test } from 'vitest';
import { parseFile } from '../../configuration/file/read.ts';
import { writeConfiguration } from '../../configuration/file/write.ts';
import { leavesBy, testText } from './test-text.model.ts';

test('a test is what a configuration file takes', () => {
  const tests = [
    testText({ to: '+442079460123', account: 'Acme' }, leavesBy(['Sky: "line"'])),
    testText({ to: '7', account: undefined }, leavesBy([])),
    testText({ to: '8' }, leavesBy(['A', 'B'])),
    testText({ from_address: '192.0.2.7', to: '9', host: 'a.example.com' }, { reaches: 'Desk' }),
    testText({ from_address: '192.0.2.7', to: '9' }, { rejected: 404 }),
  ];
  const read = parseFile(`version: 1\naccount:\n  name: Acme\ntests:\n${tests.join('')}`).read();
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const written = writeConfiguration(read.configuration);
  expect(written).toContain('to: "+442079460123"\n    leaves_by: \'Sky: "line"\'');
  expect(written).toContain('leaves_by: never');
  expect(written).toContain('leaves_by:\n      - A\n      - B');
  expect(written).toContain('host: a.example.com\n    reaches: Desk');
  expect(written).toContain('rejected: 404');
});
