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
  /** Called with the next state of the box. */
  onChange: (value: boolean) => void;
  /** Where the texts are; plain words where there is no address. */
  termsHref?: string | undefined;
  /** Where the privacy policy is; without it the sentence leaves it out. */
  privacyHref?: string | undefined;
  /** Texts that replace those of the language. */
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

/** The box to tick before registering. */
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
