import { Button } from '@trunkline/ui/primitives/button';
import { Heading } from '@trunkline/ui/primitives/heading';
import { Stack } from '@trunkline/ui/primitives/stack';
import { formatCount } from '@trunkline/ui/tokens/format';
import { CallTests } from '@trunkline/ui/widgets/call-tests';
import { ListPlus } from 'lucide-react';
import type { OwnedTest } from '../../configuration/tests/kept.ts';
import type { ShownTest } from '../../configuration/worker/messages.ts';
import { toast } from '../../notices/toasts.ts';
import { useKeptTests } from '../../shared/call-tests/kept-tests.ts';

type TestResultsProps = {
  tests: readonly ShownTest[] | undefined;
  /** Tests to offer for storing in the browser; absent: they are stored already. */
  kept?: readonly OwnedTest[] | undefined;
  /** Says where they ran. */
  note?: string;
};

const applied = 'With the file applied. No call is placed.';

/** Tests of a file with their results. */
export default function TestResults({ tests = [], kept = [], note = applied }: TestResultsProps) {
  const { save } = useKeptTests();
  if (tests.length === 0) return null;
  return (
    <section aria-label="Tests">
      <Stack gap="sm">
        <Heading level={2}>Tests</Heading>
        <CallTests tests={tests.map((one, index) => ({ ...one, id: String(index) }))}>
          {note}
        </CallTests>
        {kept.length > 0 && (
          <Button
            size="sm"
            icon={ListPlus}
            className="justify-self-start"
            title="Routing and inbound test show them with their result"
            onClick={() => {
              save(kept);
              toast.success(`${formatCount(kept.length, 'test')} saved in this browser`);
            }}
          >
            Save tests in this browser
          </Button>
        )}
      </Stack>
    </section>
  );
}
