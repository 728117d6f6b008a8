import { clsx } from 'clsx';
import { Check, Loader2, X } from 'lucide-react';
import { Field } from '../../primitives/field/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useLabels } from '../../use-labels.ts';
import { type Availability, subdomainProblem, subdomainSentences } from './subdomain.model.ts';

export const defaultLabels = {
  label: 'Subdomain',
  free: 'This name is available.',
  taken: 'This name is not available.',
  checking: 'Checking whether this name is available…',
  /** Reasons why a name is invalid. */
  problems: subdomainSentences,
};

export type SubdomainFieldLabels = typeof defaultLabels;

export type SubdomainFieldProps = {
  /** The text in the field. */
  value: string;
  /** Called with the typed text. */
  onChange: (value: string) => void;
  /** Shown behind the input: the domain that the name is a part of. */
  rootDomain: string;
  /** Availability of the value, requested by the caller. */
  availability: Availability;
  /** Any further error, besides the format. */
  error?: string | undefined;
  /** Focuses the field when the page opens. */
  autoFocus?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<SubdomainFieldLabels>;
};

const icons = { free: Check, taken: X, checking: Loader2 };
const tones = { free: 'text-success', taken: 'text-danger', checking: 'text-muted' };

/** A name within a domain; shows while typing whether it is available. */
export function SubdomainField({
  value,
  onChange,
  rootDomain,
  availability,
  error,
  autoFocus,
  labels,
}: SubdomainFieldProps) {
  const text = useLabels('SubdomainField', defaultLabels, labels);
  const problem = error ?? subdomainProblem(value, text.problems);
  const Icon = availability === 'unknown' ? null : icons[availability];
  return (
    <Field
      label={text.label}
      required="marked"
      error={problem}
      help={
        <span
          role="status"
          className={clsx('block min-h-5', availability !== 'unknown' && tones[availability])}
        >
          {availability !== 'unknown' && text[availability]}
        </span>
      }
    >
      <div className="flex min-w-0 items-center gap-2">
        <TextInput
          value={value}
          autoFocus={autoFocus}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          className="min-w-0 flex-1"
          onChange={(event) => onChange(event.target.value)}
        />
        <span className="max-w-[50%] text-muted wrap-anywhere">.{rootDomain}</span>
        <span className="grid size-5 shrink-0 place-items-center" aria-hidden>
          {Icon && availability !== 'unknown' && (
            <Icon
              size={18}
              strokeWidth={2}
              className={clsx(tones[availability], availability === 'checking' && 'animate-spin')}
            />
          )}
        </span>
      </div>
    </Field>
  );
}
