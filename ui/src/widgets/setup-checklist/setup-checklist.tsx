import { Circle, CircleCheck } from 'lucide-react';
import { type LinkComponent, linkStyles, PlainLink } from '../../primitives/link/index.ts';
import { useLabels } from '../../use-labels.ts';

export type SetupStep = {
  id: string;
  /** 'Add a carrier to route calls' */
  label: string;
  href: string;
  isDone: boolean;
};

export const defaultLabels = { doneLabel: 'Done:' };

export type SetupChecklistProps = {
  steps: readonly SetupStep[];
  /** Read before a step that is done. */
  doneLabel?: string;
  /** The router's link; a plain anchor when absent. */
  LinkComponent?: LinkComponent;
};

/** Steps left before an account can take calls. */
export function SetupChecklist({
  steps,
  doneLabel,
  LinkComponent = PlainLink,
}: SetupChecklistProps) {
  const text = useLabels('SetupChecklist', defaultLabels);
  return (
    <ul className="grid gap-2.5">
      {steps.map(({ id, label, href, isDone }) => {
        const Icon = isDone ? CircleCheck : Circle;
        return (
          <li key={id} className="flex items-start gap-2">
            <Icon
              size={16}
              strokeWidth={1.75}
              aria-hidden
              className={`mt-0.5 shrink-0 ${isDone ? 'text-success' : 'text-muted'}`}
            />
            {isDone ? (
              <span className="text-muted">
                <span className="sr-only">{doneLabel ?? text.doneLabel} </span>
                {label}
              </span>
            ) : (
              <LinkComponent href={href} className={linkStyles()}>
                {label}
              </LinkComponent>
            )}
          </li>
        );
      })}
    </ul>
  );
}
