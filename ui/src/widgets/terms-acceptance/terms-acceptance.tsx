import type { ReactNode } from 'react';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Link } from '../../primitives/link/index.ts';

export type TermsAcceptanceProps = {
  value: boolean;
  onChange: (value: boolean) => void;
  /** Where the texts are; plain words where there is no address. */
  termsHref?: string | undefined;
  privacyHref?: string | undefined;
};

const linked = (href: string | undefined, text: string): ReactNode =>
  href ? (
    <Link href={href} external>
      {text}
    </Link>
  ) : (
    text
  );

/** The box to tick before registering. */
export function TermsAcceptance({ value, onChange, termsHref, privacyHref }: TermsAcceptanceProps) {
  return (
    <Checkbox checked={value} onChange={(event) => onChange(event.target.checked)}>
      I accept the {linked(termsHref, 'Terms of Service')} and have read the{' '}
      {linked(privacyHref, 'Privacy Policy')}
    </Checkbox>
  );
}
