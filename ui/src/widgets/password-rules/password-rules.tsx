import { clsx } from 'clsx';
import { Check, Circle, X } from 'lucide-react';
import { useLabels } from '../../use-labels.ts';
import { type PasswordPolicy, passwordRules, ruleLabels } from './password.model.ts';

export const defaultLabels = {
  ...ruleLabels,
  title: 'Password must:',
  /** For assistive technology, after a rule that is met. */
  met: 'done',
  /** For assistive technology, after a rule that isn't met yet. */
  missing: 'not yet',
};

export type PasswordRulesLabels = typeof defaultLabels;

export type PasswordRulesProps = {
  /** The text typed so far. */
  password: string;
  /** The rules in force. */
  policy: PasswordPolicy;
  /** Whether the password was refused: missing rules are highlighted and announced at once. */
  isRefused?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<PasswordRulesLabels>;
};

/** The rules of a password, ticked off while typing. Pass it to a field as its help. */
export function PasswordRules({ password, policy, isRefused = false, labels }: PasswordRulesProps) {
  const text = useLabels('PasswordRules', defaultLabels, labels);
  const rules = passwordRules(password, policy, text);
  if (rules.length === 0) return null;
  return (
    <div role={isRefused ? 'alert' : undefined}>
      {text.title}
      <ul className="mt-1 grid gap-0.5">
        {rules.map(({ id, label, isMet }) => {
          const Icon = isMet ? Check : isRefused ? X : Circle;
          return (
            <li
              key={id}
              data-state={isMet ? 'met' : 'missing'}
              className={clsx(
                'flex items-start gap-1.5',
                isMet ? 'text-success' : isRefused && 'text-danger',
              )}
            >
              <Icon size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
              <span className="min-w-0">
                {label}
                <span className="sr-only"> ({isMet ? text.met : text.missing})</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
