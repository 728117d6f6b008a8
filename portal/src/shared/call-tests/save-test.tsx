import { Button } from '@trunkline/ui/primitives/button';
import { ListPlus } from 'lucide-react';
import type { OwnedTest } from '../../configuration/tests/kept.ts';
import { toast } from '../../notices/toasts.ts';
import { useKeptTests } from './kept-tests.ts';

type SaveTestProps = {
  test: OwnedTest;
  /** Name of the test's account. */
  account: string;
};

/** Stores a call and its outcome as a test in this browser. */
export function SaveTest({ test, account }: SaveTestProps) {
  const { save } = useKeptTests();
  return (
    <Button
      size="sm"
      icon={ListPlus}
      title="Kept in this browser, and exported with the configuration"
      onClick={() => {
        save([test]);
        toast.success(`Test of ${account} saved in this browser`);
      }}
    >
      Save as test
    </Button>
  );
}
