import { useEffect, useState } from 'react';

/**
 * A value after it has been stable for a while; the first one at once.
 * @param delay in ms
 */
export function useDelayed<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(settled, value)) return;
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, settled, delay]);
  return settled;
}
