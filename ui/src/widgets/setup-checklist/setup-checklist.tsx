import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { checkNames } from '../../development/checks.ts';
import { buttonStyles } from '../../primitives/button/index.ts';
import { type LinkComponent, linkStyles, PlainLink } from '../../primitives/link/index.ts';
import { foreign } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';

export type SetupStep = {
  id: string;
  /** 'Add a carrier to route calls', or one word if the steps are stations: 'Carrier'. */
  label: string;
  /** Where to do it; for a completed step, its record. Without it, the step waits for others. */
  href?: string | undefined;
  isDone: boolean;
  /** The record that completed it: 'Aurora Wholesale'. */
  name?: string | undefined;
};

export const defaultLabels = {
  /** Read before a completed step. */
  doneLabel: 'Done:',
  /** Read before the next step. */
  nextLabel: 'Next:',
};

export type SetupChecklistLabels = typeof defaultLabels;

export type SetupChecklistProps = {
  /** Every step of the set-up, in order. */
  steps: readonly SetupStep[];
  /** Below the steps: what the next one takes, and its button. */
  next?: { text: ReactNode; action?: { label: string; href: string } | undefined } | undefined;
  /** Replaces the button if the next step is not a page: what to dial. */
  children?: ReactNode;
  /** The router's link. Default: a plain anchor. */
  LinkComponent?: LinkComponent;
  /** Overrides texts of the current language. */
  labels?: Partial<SetupChecklistLabels>;
  /** @deprecated since 0.3.0, use `labels.doneLabel`, removed in 0.4.0 */
  doneLabel?: string;
  /** @deprecated since 0.3.0, use `labels.nextLabel`, removed in 0.4.0 */
  nextLabel?: string;
};

type State = 'done' | 'next' | 'later';

const dots: Record<State, string> = {
  done: 'border-accent-mark bg-accent-mark text-on-accent',
  next: 'border-accent-mark bg-card',
  later: 'border-control bg-card',
};

/** Remaining steps before an account can take calls, as stations of a line. */
export function SetupChecklist({
  steps,
  next,
  children,
  doneLabel,
  nextLabel,
  labels,
  LinkComponent = PlainLink,
}: SetupChecklistProps) {
  if (process.env.NODE_ENV !== 'production') checkNames('SetupChecklist', { doneLabel, nextLabel });
  const text = useLabels('SetupChecklist', defaultLabels, labels);
  const first = steps.findIndex(({ isDone }) => !isDone);
  const said = { done: doneLabel ?? text.doneLabel, next: nextLabel ?? text.nextLabel, later: '' };
  return (
    <div className="@container grid min-w-0 grid-cols-1 gap-4">
      <ol className="grid grid-cols-1 @min-[40rem]:auto-cols-fr @min-[40rem]:grid-flow-col @min-[40rem]:grid-cols-none">
        {steps.map(({ id, label, href, isDone, name }, index) => {
          const state: State = isDone ? 'done' : index === first ? 'next' : 'later';
          const shown = name === undefined ? label : foreign(name);
          return (
            <li
              key={id}
              data-state={state}
              className="relative grid min-w-0 grid-cols-[1rem_minmax(0,1fr)] gap-x-2.5 pb-2.5 last:pb-0 @min-[40rem]:grid-cols-1 @min-[40rem]:content-start @min-[40rem]:gap-y-1.5 @min-[40rem]:pe-3 @min-[40rem]:pb-0"
            >
              <span
                aria-hidden
                className={`mt-0.5 flex size-4 items-center justify-center rounded-full border-2 forced-color-adjust-none @min-[40rem]:mt-0 ${dots[state]}`}
              >
                {isDone && <Check size={10} strokeWidth={3} />}
              </span>
              {index < steps.length - 1 && (
                <span
                  aria-hidden
                  className={`absolute start-[0.4375rem] top-5.5 bottom-0 border-s-2 forced-color-adjust-none @min-[40rem]:start-5.5 @min-[40rem]:end-1.5 @min-[40rem]:top-[0.4375rem] @min-[40rem]:bottom-auto @min-[40rem]:border-s-0 @min-[40rem]:border-t-2 ${isDone ? 'border-accent-mark' : 'border-control'}`}
                />
              )}
              <span className="grid min-w-0 grid-cols-1">
                {said[state] && <span className="sr-only">{said[state]} </span>}
                {name !== undefined && <span className="text-meta text-muted">{label}</span>}
                {href !== undefined && (!isDone || name !== undefined) ? (
                  <LinkComponent
                    href={href}
                    className={linkStyles({
                      variant: isDone ? 'quiet' : 'default',
                      className: 'tl-finger-line wrap-anywhere',
                    })}
                  >
                    {shown}
                  </LinkComponent>
                ) : (
                  <span
                    className={`wrap-anywhere ${state === 'next' ? 'font-medium' : 'text-muted'}`}
                  >
                    {shown}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {next && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 max-w-prose wrap-anywhere">{next.text}</div>
          {next.action && (
            <LinkComponent
              href={next.action.href}
              className={buttonStyles({ variant: 'primary', canWrap: true })}
            >
              {next.action.label}
            </LinkComponent>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
