import { Button } from '@trunkline/ui/primitives/button';
import { useCopy } from '@trunkline/ui/primitives/copy-button';
import { ClipboardCheck } from 'lucide-react';
import { type TestMembers, testText } from './test-text.model.ts';

type CopyTestProps = {
  call: TestMembers;
  /** `leaves_by`, `reaches` or `rejected`. */
  end: TestMembers;
};

/** Copies a call and its outcome as a test for the configuration file. */
export function CopyTest({ call, end }: CopyTestProps) {
  const { copy } = useCopy();
  if (!copy) return null;
  return (
    <Button
      size="sm"
      icon={ClipboardCheck}
      className="justify-self-start"
      title="Goes below tests: in a configuration file"
      onClick={() => copy(testText(call, end), 'Test')}
    >
      Copy as test
    </Button>
  );
}
