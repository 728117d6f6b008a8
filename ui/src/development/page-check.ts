import { useEffect, useState } from 'react';
import { warn } from './warn.ts';

type PageCheckProps = {
  /** Says what is wrong once the component is in the page. */
  find: () => string | undefined;
};

/** Looks at the page after each time that a component is drawn. */
export function PageCheck({ find }: PageCheckProps): null {
  useEffect(() => {
    const problem = find();
    if (problem) warn(problem);
  });
  return null;
}

type HoldCheckProps = { component: string; isHeld: boolean };

/** Warns where a control that held its value is handed one, or the other way round. */
export function HoldCheck({ component, isHeld }: HoldCheckProps): null {
  const [wasHeld] = useState(isHeld);
  if (wasHeld !== isHeld) {
    warn(
      `${component} ${isHeld ? 'is given a value but began without one' : 'began with a value and has lost it'}. Hold the value from first to last, null for none, or leave it to the control with \`defaultValue\`.`,
    );
  }
  return null;
}
