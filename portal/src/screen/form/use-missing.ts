import { type SubmitEvent, useState } from 'react';
import { focusInvalid } from './save/record/problems.ts';

/** Message per incomplete field; undefined for a complete one. */
export type Missing<Name extends string> = Readonly<Record<Name, string | undefined>>;

/**
 * For forms that aren't records: the button is never disabled. The first press shows what is
 * missing and focuses it; afterwards the messages follow the typing.
 */
export function useMissing<Name extends string>(missing: Missing<Name>) {
  const [isPressed, setPressed] = useState(false);
  const isComplete = Object.values(missing).every((one) => one === undefined);
  return {
    shown: isPressed ? missing : ({} as Partial<Missing<Name>>),
    /** Calls `go` if nothing is missing. */
    whenComplete:
      <Result>(go: () => Result) =>
      ({ currentTarget: form }: SubmitEvent<HTMLFormElement>): Result | undefined => {
        if (isComplete) return go();
        setPressed(true);
        requestAnimationFrame(() => focusInvalid(form));
        return undefined;
      },
  };
}
