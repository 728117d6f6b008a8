import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { Building2, type LucideIcon } from 'lucide-react';
import { Page } from '../page/page.tsx';
import { kinds, needsAccount, type RecordKind } from '../record/kinds.ts';
import { AddLink } from './add-link.tsx';

type NoAccountYetProps = {
  /** Title of the screen. */
  title: string;
  icon: LucideIcon;
  description: string;
  writeRefusal: string | undefined;
};

/** Replaces a screen about accounts while there is none. */
export function NoAccountYet({ title, icon, description, writeRefusal }: NoAccountYetProps) {
  return (
    <Page title={title}>
      <EmptyState
        icon={icon}
        title="No accounts yet."
        description={description}
        action={
          <AddLink href={kinds.account.add} label="Add account" writeRefusal={writeRefusal} />
        }
      />
    </Page>
  );
}

type NoAccountProps = {
  kind: RecordKind;
  /** Explains that records of this kind belong to an account. */
  description: string;
  writeRefusal: string | undefined;
};

/** Replaces lists of account records while there is no account. */
export function NoAccount({ kind, description, writeRefusal }: NoAccountProps) {
  return (
    <Page title={kind.title}>
      <EmptyState
        icon={Building2}
        title={needsAccount(kind)}
        description={description}
        action={
          <AddLink href={kinds.account.add} label="Add account" writeRefusal={writeRefusal} />
        }
      />
    </Page>
  );
}
