import type { ReactNode } from 'react';
import { Page } from '../page.tsx';
import { Content } from './content.tsx';
import type { RecordKind } from './kinds.ts';
import type { Loaded } from './loaded.ts';

type AddPageProps<Data> = {
  kind: RecordKind;
  /** What the form needs before it can be shown. */
  loaded: Loaded<Data>;
  /** What that is: 'the accounts'. */
  what: string;
  children: (data: Data) => ReactNode;
};

/** The screen of a new record. */
export function AddPage<Data>({ kind, loaded, what, children }: AddPageProps<Data>) {
  return (
    <Page
      title={kind.addTitle}
      width="form"
      breadcrumbs={[{ label: kind.title, href: kind.list }, { label: 'Add' }]}
    >
      <Content loaded={loaded} what={what}>
        {children}
      </Content>
    </Page>
  );
}
