import { Disclosure } from '@trunkline/ui/primitives/disclosure';
import { type ReactNode, useState } from 'react';

type FoldedProps = {
  title: string;
  /** How things stand inside. */
  state: string;
  /** Something inside has a problem: then it is open. */
  isWrong: boolean;
  children: ReactNode;
};

/** Settings few carriers need, with their state on the line that opens them. */
export function Folded({ title, state, isWrong, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={title} state={state} open={isOpen || isWrong} onOpenChange={setOpen}>
      <div className="grid grid-cols-1 gap-4">{children}</div>
    </Disclosure>
  );
}
