import type { ReactNode } from 'react';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { useLabels } from '../../use-labels.ts';

export const defaultLabels = {
  sentence: (terms: ReactNode, privacy: ReactNode): ReactNode => (
    <>
      I accept the {terms} and have read the {privacy}
    </>
  ),
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
};

export type TermsAcceptanceLabels = typeof defaultLabels;

export type TermsAcceptanceProps = {
  /** Whether the terms are accepted. */
  value: boolean;
  /** Called with the next state of the checkbox. */
  onChange: (value: boolean) => void;
  /** Address of the terms; without it they are plain text. */
  termsHref?: string | undefined;
  /** Address of the privacy policy; without it the sentence doesn't mention it. */
  privacyHref?: string | undefined;
  /** Overrides texts of the current language. */
  labels?: Partial<TermsAcceptanceLabels>;
};

const linked = (href: string | undefined, text: string): ReactNode =>
  href ? (
    <Link href={href} isExternal>
      {text}
    </Link>
  ) : (
    text
  );

/** The checkbox to tick before registering. */
export function TermsAcceptance({
  value,
  onChange,
  termsHref,
  privacyHref,
  labels,
}: TermsAcceptanceProps) {
  const text = useLabels('TermsAcceptance', defaultLabels, labels);
  return (
    <Checkbox
      label={text.sentence(linked(termsHref, text.terms), linked(privacyHref, text.privacy))}
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
