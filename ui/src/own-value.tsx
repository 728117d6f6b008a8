import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

type Valued<Value> = {
  value?: Value | null | undefined;
  defaultValue?: Value | null | undefined;
};

/**
 * The value of a control, held by its parent or by itself. A `value` that is given holds, also when it
 * is undefined: that is a choice not made yet.
 */
export function useOwnValue<Value>(props: Valued<Value>) {
  const initial = props.defaultValue ?? null;
  const [own, setOwn] = useState(initial);
  const isHeld = 'value' in props;
  return {
    value: isHeld ? (props.value ?? null) : own,
    isHeld,
    setOwn,
    /** Back to the default, as after a reset of the form. */
    reset: () => setOwn(initial),
  };
}

/** Tells when the form of an input is reset, unless its `reset` event is prevented. */
export function useFormReset(input: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  useEffect(() => {
    // In the tree rather than at the form, which `form="id"` may name before it is there.
    const tree = input.current?.getRootNode();
    const handleReset = (event: Event) => {
      if (!event.defaultPrevented && event.target === input.current?.form) onReset();
    };
    tree?.addEventListener('reset', handleReset);
    return () => tree?.removeEventListener('reset', handleReset);
  });
}

export type NativeValueProps = {
  /** Id of the control that a person sees. */
  controlId: string;
  value: string | null;
  /** The form was reset: a control that holds its own value goes back to its default. */
  onReset: () => void;
  name: string | undefined;
  form: string | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
};

/**
 * The part that a native form knows of a control that is none of the browser's: what it submits, and
 * whether it is missing. A hidden input would never be invalid, so it is one that only isn't seen.
 */
export function NativeValue({ controlId, value, onReset, ...native }: NativeValueProps) {
  const input = useRef<HTMLInputElement>(null);
  useFormReset(input, onReset);
  /** The browser focuses what is missing. */
  const handleFocus = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const tree = currentTarget.getRootNode();
    if (tree instanceof Document || tree instanceof ShadowRoot) {
      tree.getElementById(controlId)?.focus();
    }
  };
  return (
    <input
      {...native}
      ref={input}
      aria-hidden
      tabIndex={-1}
      autoComplete="off"
      value={value ?? ''}
      onChange={() => undefined}
      onFocus={handleFocus}
      className="pointer-events-none absolute m-0 size-px border-0 p-0 opacity-0"
    />
  );
}
