import type { ReactNode } from 'react';
import { Page } from '../page/page.tsx';
import { Content } from './content.tsx';
import type { RecordKind } from './kinds.ts';
import type { Loaded } from './loaded.ts';

type AddPageProps<Data> = {
  kind: RecordKind;
  /** What the form needs before it can be shown. */
  loaded: Loaded<Data>;
  /** What that is: 'the accounts'. */
  what: string;
  /** Who has no list, has no way back to it. Default true. */
  hasList?: boolean;
  children: (data: Data) => ReactNode;
};

/** The screen of a new record. */
export function AddPage<Data>({
  kind,
  loaded,
  what,
  hasList = true,
  children,
}: AddPageProps<Data>) {
  return (
    <Page
      title={kind.addTitle}
      width="form"
      breadcrumbs={hasList ? [{ label: kind.title, href: kind.list }, { label: 'Add' }] : undefined}
    >
      <Content loaded={loaded} what={what}>
        {children}
      </Content>
    </Page>
  );
}
