import { Disclosure } from '@trunkline/ui/primitives/disclosure';
import { CircleCheck, CircleX, Info, Loader2, type LucideIcon } from 'lucide-react';
import type { Finding } from './doctor/checks.model.ts';

const looks: Record<Finding['state'], { icon: LucideIcon; className: string; name: string }> = {
  passed: { icon: CircleCheck, className: 'text-success', name: 'Passed' },
  failed: { icon: CircleX, className: 'text-danger', name: 'Failed' },
  notice: { icon: Info, className: 'text-info', name: 'Note' },
  waiting: { icon: Loader2, className: 'text-muted animate-spin', name: 'Running' },
};

function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="grid gap-1.5 text-small">
      {findings.map(({ id, state, says, advice }) => {
        const { icon: Icon, className, name } = looks[state];
        return (
          <li key={id} className="flex gap-2">
            <Icon
              size={16}
              strokeWidth={1.75}
              aria-label={name}
              className={`mt-px shrink-0 ${className}`}
            />
            <span className="min-w-0 wrap-anywhere">
              {says}
              {advice && <span className="block text-muted">{advice}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Results of the checks: problems are visible at once, the rest on request. */
export function PhoneFindings({ findings }: { findings: readonly Finding[] }) {
  const isQuiet = ({ state }: Finding) => state === 'passed' || state === 'waiting';
  const loud = findings.filter((one) => !isQuiet(one));
  const quiet = findings.filter(isQuiet);
  const isRunning = quiet.some(({ state }) => state === 'waiting');
  if (findings.length === 0) return null;
  return (
    <>
      {loud.length > 0 && <Findings findings={loud} />}
      {quiet.length > 0 && (
        <Disclosure summary={isRunning ? 'Checking…' : `${quiet.length} checks passed`}>
          <Findings findings={quiet} />
        </Disclosure>
      )}
    </>
  );
}
