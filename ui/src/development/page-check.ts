import { useEffect, useState } from 'react';
import { warn } from './warn.ts';

type PageCheckProps = {
  /** Returns the problem once the component is in the page; undefined for none. */
  find: () => string | undefined;
};

/** Runs a check after every render of a component. */
export function PageCheck({ find }: PageCheckProps): null {
  useEffect(() => {
    const problem = find();
    if (problem) warn(problem);
  });
  return null;
}

type HoldCheckProps = { component: string; isHeld: boolean };

/** Warns if an uncontrolled control becomes controlled, or vice versa. */
export function HoldCheck({ component, isHeld }: HoldCheckProps): null {
  const [wasHeld] = useState(isHeld);
  if (wasHeld !== isHeld) {
    warn(
      `${component} ${isHeld ? 'is given a value but began without one' : 'began with a value and has lost it'}. Hold the value from first to last, null for none, or leave it to the control with \`defaultValue\`.`,
    );
  }
  return null;
}
