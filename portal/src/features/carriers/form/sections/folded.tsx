import { Disclosure } from '@trunkline/ui/primitives/disclosure';
import { type ReactNode, useState } from 'react';

type FoldedProps = {
  title: string;
  /** Summary of the content. */
  state: string;
  /** A field inside has a problem: keep it open. */
  isWrong: boolean;
  children: ReactNode;
};

/** Folds rarely needed settings, with a summary on the line that opens them. */
export function Folded({ title, state, isWrong, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={title} state={state} open={isOpen || isWrong} onOpenChange={setOpen}>
      <div className="grid grid-cols-1 gap-4">{children}</div>
    </Disclosure>
  );
}
