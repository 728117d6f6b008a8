import { useRef, useState } from 'react';
import { FormError } from '../../ui/src/patterns/form-error/index.ts';
import { Button } from '../../ui/src/primitives/button/index.ts';
import { ProgressBar } from '../../ui/src/primitives/progress-bar/index.ts';
import { Stack } from '../../ui/src/primitives/stack/index.ts';

/** Sends one request after the other, shows the progress, and can be stopped. */
export function BulkPace({
  numbers,
  add,
}: {
  numbers: readonly string[];
  add: (number: string) => Promise<void>;
}) {
  const [done, setDone] = useState<number | null>(null);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(false);

  async function handleAdd() {
    isStopped.current = false;
    setRunning(true);
    setFailed([]);
    for (const [index, number] of numbers.entries()) {
      if (isStopped.current) break;
      await add(number).catch(() => setFailed((before) => [...before, number]));
      setDone(index + 1);
    }
    setRunning(false);
  }

  return (
    <Stack>
      {done !== null && (
        <ProgressBar
          label={isRunning ? 'Adding phone numbers' : 'Phone numbers tried'}
          value={done}
          max={numbers.length}
          valueText={`${done} of ${numbers.length}`}
        />
      )}
      {!isRunning && failed.length > 0 && (
        <FormError
          tone="warning"
          title={`${numbers.length - failed.length} numbers were added, ${failed.length} was not.`}
          messages={failed.map((number) => ({ message: `${number} is in use.` }))}
        />
      )}
      {isRunning ? (
        <Button className="w-fit" onClick={() => (isStopped.current = true)}>
          Stop
        </Button>
      ) : (
        <Button className="w-fit" variant="primary" onClick={handleAdd}>
          Add {numbers.length} phone numbers
        </Button>
      )}
    </Stack>
  );
}
