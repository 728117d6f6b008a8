import { Badge } from '@trunkline/ui/primitives/badge';
import { Disclosure } from '@trunkline/ui/primitives/disclosure';
import { Heading } from '@trunkline/ui/primitives/heading';
import { Stack } from '@trunkline/ui/primitives/stack';
import { Text } from '@trunkline/ui/primitives/text';
import { formatCount, formatNumber } from '@trunkline/ui/tokens/format';
import type { ShownTest } from '../../configuration/worker/messages.ts';

const states = {
  passed: <Badge tone="success">Passed</Badge>,
  failed: <Badge tone="danger">Failed</Badge>,
  unknown: <Badge tone="warning">Not known</Badge>,
};

/** Failed ones first. */
const order: readonly ShownTest['status'][] = ['failed', 'unknown', 'passed'];

/** The tests of a file with their results, each with the steps of its explanation. */
export function TestResults({ tests = [] }: { tests: readonly ShownTest[] | undefined }) {
  if (tests.length === 0) return null;
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const sorted = tests.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  return (
    <section aria-label="Tests">
      <Stack gap="sm">
        <Heading level={2}>Tests</Heading>
        <Text tone="muted">
          {`${formatNumber(passed)} of ${formatCount(tests.length, 'test')} passed, with the file applied. No call is placed.`}
        </Text>
        <ul className="grid grid-cols-1 gap-1">
          {sorted.map(({ title, status, wanted, found, steps }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tests have no name, and the list doesn't change
            <li key={index}>
              <Disclosure
                summary={
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    {states[status]}
                    <span>{`${title} ${wanted}`}</span>
                  </span>
                }
              >
                <Stack gap="sm">
                  {status === 'failed' && <Text tone="danger">{`It ${found}.`}</Text>}
                  <ol className="grid list-decimal gap-1 ps-6 text-small">
                    {steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                </Stack>
              </Disclosure>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
