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
};

/** The current path of a number. Loads when it is opened. */
export function FoldedPath({ title, ...call }: FoldedPathProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={title} open={isOpen} onOpenChange={setOpen}>
      {isOpen && <NumberNow {...call} />}
    </Disclosure>
  );
}
