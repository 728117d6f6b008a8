import { expect, test } from 'vitest';
import { parseFile } from '../file/read.ts';
import { runTests } from '../tests/run.ts';
import { withFile } from './file-world.ts';

const file = `version: 1
provider:
  name: Northwind
  carriers:
    - name: Skyline SIP
      sip_gateways:
        - address: sip.skyline.example
          outbound: true
    - name: Fernway
      sip_gateways:
        - address: sip.fernway.example
          outbound: true
  accounts:
    - name: Acme
      routing:
        name: Routes of Acme
        default_carrier: Skyline SIP
        routes: []
    - name: Stark
      routing:
        name: Routes of Stark
        default_carrier: Fernway
        routes: []
    - name: Wayne
      routing: null
tests:
  - call: { to: "442079460123", account: Acme }
    leaves_by: Skyline SIP
  - call: { to: "442079460123", account: Stark }
    leaves_by: Fernway
  - call: { to: "442079460123", account: Wayne }
    leaves_by: [Skyline SIP, Fernway]
`;

test('the table of one account says nothing about the calls of another', () => {
  const read = parseFile(file).read();
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const results = runTests(read.configuration.tests ?? [], withFile(read.configuration, null));
  expect(results.map(({ status, steps }) => [status, steps.length])).toEqual([
    ['passed', 1],
    ['passed', 1],
    ['passed', 1],
  ]);
});
