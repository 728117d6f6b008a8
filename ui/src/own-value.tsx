import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

type Valued<Value> = {
  value?: Value | null | undefined;
  defaultValue?: Value | null | undefined;
};

/**
 * Value of a control, controlled or not. A `value` prop makes it controlled even if it is
 * undefined: that is a choice not made yet.
 */
export function useOwnValue<Value>(props: Valued<Value>) {
  const initial = props.defaultValue ?? null;
  const [own, setOwn] = useState(initial);
  const isHeld = 'value' in props;
  return {
    value: isHeld ? (props.value ?? null) : own,
    isHeld,
    setOwn,
    /** Restores the default, as after a form reset. */
    reset: () => setOwn(initial),
  };
}

/** Reports a reset of an input's form, unless its `reset` event is prevented. */
export function useFormReset(input: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  useEffect(() => {
    // Listens on the tree rather than the form, because `form="id"` may refer to a form that
    // doesn't exist yet.
    const tree = input.current?.getRootNode();
    const handleReset = (event: Event) => {
      if (!event.defaultPrevented && event.target === input.current?.form) onReset();
    };
    tree?.addEventListener('reset', handleReset);
    return () => tree?.removeEventListener('reset', handleReset);
  });
}

export type NativeValueProps = {
  /** Id of the visible control. */
  controlId: string;
  value: string | null;
  /** Called on a form reset: an uncontrolled control returns to its default. */
  onReset: () => void;
  name: string | undefined;
  form: string | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
};

/**
 * Stands for a custom control in a native form: submits its value and reports it as missing. A
 * hidden input is never invalid, so this one is only invisible.
 */
export function NativeValue({ controlId, value, onReset, ...native }: NativeValueProps) {
  const input = useRef<HTMLInputElement>(null);
  useFormReset(input, onReset);
  /** The browser focuses the missing field: pass the focus on. */
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
