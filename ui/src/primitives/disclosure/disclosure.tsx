import { cva } from 'class-variance-authority';
import { ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';

const disclosureStyles = cva('text-default');

export type DisclosureProps = Omit<ComponentProps<'div'>, 'onToggle'> & {
  /** The line that unfolds the content. */
  summary: ReactNode;
  /** State of the content, shown muted after the summary: 'off', '3 headers'. */
  state?: string;
  /** Whether it is open initially, if uncontrolled. */
  defaultOpen?: boolean;
  /** Controls whether it is open. */
  open?: boolean;
  /** Called with the next state when the line is pressed. */
  onOpenChange?: (open: boolean) => void;
};

/** Folds rarely needed content away. The content stays mounted, so fields inside keep their values. */
export function Disclosure({
  summary,
  state,
  defaultOpen = false,
  open: givenOpen,
  onOpenChange,
  className,
  children,
  ...rest
}: DisclosureProps) {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = givenOpen ?? ownOpen;
  const handleToggle = () => {
    setOwnOpen(!isOpen);
    onOpenChange?.(!isOpen);
  };
  return (
    <div
      {...rest}
      className={disclosureStyles({ className })}
      data-state={isOpen ? 'open' : 'closed'}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={handleToggle}
        className="flex min-h-control max-w-full items-center gap-1.5 rounded-md pe-2 text-start hover:text-accent"
      >
        <ChevronRight
          size={16}
          strokeWidth={1.75}
          aria-hidden
          className={`shrink-0 text-muted transition-transform ${
            isOpen ? 'rotate-90' : 'rtl:rotate-180'
          }`}
        />
        <span className="min-w-0">
          <span className="font-medium">{summary}</span>
          {state && <span className="text-muted">: {state}</span>}
        </span>
      </button>
      <div id={id} hidden={!isOpen} className="pt-3 ps-[1.375rem]">
        {children}
      </div>
    </div>
  );
}
