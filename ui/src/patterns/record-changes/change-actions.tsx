import { Button } from '../../primitives/button/index.ts';
import type { RecordChangesLabels } from './change-labels.ts';

type ChangeActionsProps = {
  /** Passed to the callbacks: path of a field, or id of a row. */
  path: string;
  /** Name of the field or row, for the labels of the buttons. */
  name: string;
  onReset: ((path: string) => void) | undefined;
  onGoTo: ((path: string) => void) | undefined;
  text: RecordChangesLabels;
  className?: string;
};

export function ChangeActions({
  path,
  name,
  onReset,
  onGoTo,
  text,
  className = '',
}: ChangeActionsProps) {
  if (!onReset && !onGoTo) return null;
  return (
    <span className={`flex max-w-full shrink-0 flex-wrap items-center ${className}`}>
      {onGoTo && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={text.goToNamed(name)}
          onClick={() => onGoTo(path)}
        >
          {text.goTo}
        </Button>
      )}
      {onReset && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={text.resetNamed(name)}
          onClick={() => onReset(path)}
        >
          {text.reset}
        </Button>
      )}
    </span>
  );
}
