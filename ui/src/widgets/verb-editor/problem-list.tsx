import { CircleAlert, TriangleAlert } from 'lucide-react';
import { linkStyles } from '../../primitives/link/index.ts';
import { Text } from '../../primitives/text/index.ts';
import type { VerbEditorLabels } from './verb-editor.types.ts';
import type { VerbProblem } from './verb-text.model.ts';

type ProblemListProps = {
  problems: readonly VerbProblem[];
  /** Moves the cursor to a problem. */
  onJump: (offset: number) => void;
  labels: VerbEditorLabels;
  /** The field already shows an error: the list omits its own summary. */
  isTold: boolean;
};

const shown = 5;

/** Problems line by line, for users who can't see the marks. */
export function ProblemList({ problems, onJump, labels, isTold }: ProblemListProps) {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  return (
    <div role="status" className="mt-1.5 text-small">
      {problems.length > 0 && (
        <>
          {!(isTold && errors > 0) && (
            <Text tone="muted">
              {labels.problems(errors, warnings)}
              {errors === 0 && ` ${labels.advisory}`}
            </Text>
          )}
          <ul className="mt-1 grid gap-0.5">
            {problems.slice(0, shown).map(({ from, line, message, severity }) => {
              const Icon = severity === 'error' ? CircleAlert : TriangleAlert;
              return (
                <li
                  key={`${from} ${message}`}
                  className={`flex items-start gap-1.5 ${severity === 'error' ? 'text-danger' : 'text-warning'}`}
                >
                  <Icon size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
                  <span>
                    <button type="button" className={linkStyles()} onClick={() => onJump(from)}>
                      {labels.line(line)}
                    </button>{' '}
                    {message}
                  </span>
                </li>
              );
            })}
          </ul>
          {problems.length > shown && (
            <p className="mt-1 text-muted">{labels.more(problems.length - shown)}</p>
          )}
        </>
      )}
    </div>
  );
}
