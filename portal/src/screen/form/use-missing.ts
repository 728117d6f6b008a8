import { type SubmitEvent, useState } from 'react';
import { focusInvalid } from './save/record/problems.ts';

/** By field: what it lacks; undefined where it is complete. */
export type Missing<Name extends string> = Readonly<Record<Name, string | undefined>>;

/**
 * For forms that are no record: the button is never greyed. The first press names what is missing and
 * leads to it; the messages then follow the typing.
 */
export function useMissing<Name extends string>(missing: Missing<Name>) {
  const [isPressed, setPressed] = useState(false);
  const isComplete = Object.values(missing).every((one) => one === undefined);
  return {
    shown: isPressed ? missing : ({} as Partial<Missing<Name>>),
    /** Runs `go` once nothing is missing. */
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
