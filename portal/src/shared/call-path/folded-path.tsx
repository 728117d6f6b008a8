import { Disclosure } from '@trunkline/ui/primitives/disclosure';
import { useState } from 'react';
import { onDemand } from '../../start/loadable.tsx';

const NumberNow = onDemand(() => import('./number-now.tsx'), { isRare: true });

type FoldedPathProps = {
  /** 'Where this number goes now' */
  title: string;
  number: string;
  carrier?: string;
  providerSid?: string | null;
  /** Whether the path is what to look at next. */
  isInitiallyOpen?: boolean;
};

/** The current path of a number. Loads when opened. */
export function FoldedPath({ title, isInitiallyOpen = false, ...call }: FoldedPathProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  return (
    <Disclosure summary={title} open={isOpen} onOpenChange={setOpen}>
      {isOpen && <NumberNow {...call} />}
    </Disclosure>
  );
}
