import type { ReactNode } from 'react';
import type { Owners } from '../owners/use-owners.ts';
import { Page } from '../page/page.tsx';
import { RedirectWithMessage } from '../page/redirect-with-message.tsx';
import { Content } from './content.tsx';
import { useFirstCallStep } from './first-call.ts';
import { kinds, needsAccount, type RecordKind } from './kinds.ts';
import type { Answer, Loaded } from './loaded.ts';

type AddPageProps<Data> = {
  kind: RecordKind;
  /** Data that the form needs first. */
  loaded: Loaded<Data>;
  /** Name of that data: 'the accounts'. */
  what: string;
  /** Accounts that may own the record. If there are none, the page asks to create one first. */
  owners?: Answer<Owners>;
  /** Whether there is a list to go back to. Default: true. */
  hasList?: boolean;
  /** Whether its form has a part beside it. */
  hasAside?: boolean;
  children: (data: Data) => ReactNode;
};

/** Screen of a new record. */
export function AddPage<Data>({
  kind,
  loaded,
  what,
  owners,
  hasList = true,
  hasAside = false,
  children,
}: AddPageProps<Data>) {
  const { text: step } = useFirstCallStep();
  if (owners?.data?.accounts.length === 0) {
    return <RedirectWithMessage message={needsAccount(kind)} to={kinds.account.list} />;
  }
  return (
    <Page
      title={kind.addTitle}
      width={hasAside ? 'form with aside' : 'form'}
      breadcrumbs={
        hasList
          ? [{ label: kind.title, href: kind.list }, { label: step ? `Add, ${step}` : 'Add' }]
          : undefined
      }
    >
      <Content loaded={loaded} what={what}>
        {children}
      </Content>
    </Page>
  );
}
