import { DataTable } from '@trunkline/ui/patterns/data-table';
import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { FilterBar } from '@trunkline/ui/patterns/filter-bar';
import { Pager } from '@trunkline/ui/patterns/pager';
import { Badge } from '@trunkline/ui/primitives/badge';
import { Button, buttonStyles } from '@trunkline/ui/primitives/button';
import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { vendorName } from '@trunkline/ui/widgets/speech-vendors';
import { Building2, SearchX, Workflow } from 'lucide-react';
import type { Application } from '../../platform/applications.ts';
import { AccountFilter } from '../../screen/account-filter.tsx';
import { AddLink } from '../../screen/add-link.tsx';
import { editAndDelete } from '../../screen/edit-and-delete.ts';
import { Page } from '../../screen/page.tsx';
import { PortalLink } from '../../screen/portal-link.tsx';
import type { AccountFilterState } from '../../screen/use-account-filter.ts';
import { type ListQuery, pageSizes } from '../../screen/use-list-query.ts';

type ApplicationListViewProps = {
  /** Rows of the page; undefined while nothing is loaded yet. */
  rows: Application[] | undefined;
  /** Applications of the account that pass the filter. */
  total: number | undefined;
  isLoading: boolean;
  /** false: there is no account an application could belong to. */
  hasAccount: boolean;
  error: string | undefined;
  onRetry: () => void;
  list: ListQuery;
  accountFilter: AccountFilterState;
  onDelete: (application: Application) => void;
  /** Why this user may not change anything. */
  writeRefusal: string | undefined;
};

const editHref = (application: Application) =>
  `/internal/applications/${application.application_sid}/edit`;

export function ApplicationListView({
  rows,
  total,
  isLoading,
  hasAccount,
  error,
  onRetry,
  list,
  accountFilter,
  onDelete,
  writeRefusal,
}: ApplicationListViewProps) {
  if (!hasAccount) return <NoAccount />;
  const add = (variant: 'primary' | 'secondary') => (
    <AddLink
      href="/internal/applications/add"
      label="Add application"
      variant={variant}
      writeRefusal={writeRefusal}
    />
  );
  return (
    <Page title="Applications" total={total} actions={add('primary')}>
      <FilterBar
        search={{
          value: list.filter,
          onChange: list.setFilter,
          label: 'Filter applications',
          placeholder: 'Name',
          delayMs: 1000,
        }}
      >
        <AccountFilter filter={accountFilter} />
      </FilterBar>
      <DataTable
        label="Applications"
        rows={rows ?? []}
        rowKey={(row) => row.application_sid}
        isLoading={isLoading}
        error={error}
        onRetry={onRetry}
        LinkComponent={PortalLink}
        columns={[
          {
            id: 'name',
            header: 'Name',
            isRowHeader: true,
            cell: (row) => (
              <span className="flex min-w-0 items-center gap-2">
                <PortalLink href={editHref(row)} className={linkStyles({ variant: 'standalone' })}>
                  {row.name}
                </PortalLink>
                {row.app_json !== '' && <Badge tone="info">Fixed verbs</Badge>}
              </span>
            ),
          },
          {
            id: 'sid',
            width: '21.5rem',
            header: 'SID',
            cell: (row) => <CopyText value={row.application_sid} label="Copy application SID" />,
          },
          {
            id: 'webhook',
            header: 'Calling webhook',
            cell: (row) =>
              row.call_hook ? (
                <span
                  className="block truncate font-mono text-meta"
                  dir="ltr"
                  title={row.call_hook.url}
                >
                  {row.call_hook.url}
                </span>
              ) : (
                <span className="text-muted">None</span>
              ),
          },
          {
            id: 'speech',
            width: '12rem',
            header: 'Speech',
            secondary: true,
            cell: speechOf,
          },
        ]}
        rowActions={(row) =>
          editAndDelete({
            name: row.name,
            editHref: editHref(row),
            onDelete: () => onDelete(row),
            writeRefusal,
          })
        }
        empty={
          list.filter === '' ? (
            <EmptyState
              icon={Workflow}
              title="No applications."
              description="An application tells what happens in a call: its webhooks are asked, its speech vendors speak and listen."
              action={add('secondary')}
            />
          ) : (
            <EmptyState
              icon={SearchX}
              title="No application matches"
              description={`No application of this account has “${list.filter}” in its name.`}
              action={<Button onClick={() => list.setFilter('')}>Clear the filter</Button>}
            />
          )
        }
      />
      <Pager
        page={list.page}
        pageSize={list.pageSize}
        total={total ?? 0}
        pageSizes={pageSizes}
        onPageChange={list.setPage}
        onPageSizeChange={list.setPageSize}
      />
    </Page>
  );
}

/** 'Google', or who speaks and who listens. */
function speechOf(row: Application): string {
  const [speaks = '', listens = ''] = [
    row.speech_synthesis_vendor,
    row.speech_recognizer_vendor,
  ].map(vendorName);
  return [...new Set([speaks, listens].filter(Boolean))].join(' / ') || 'None';
}

function NoAccount() {
  return (
    <Page title="Applications">
      <EmptyState
        icon={Building2}
        title="You must create an account before you can create an application."
        description="An application belongs to an account: its calls are the account’s."
        action={
          <PortalLink
            href="/internal/accounts/add"
            className={buttonStyles({ variant: 'primary' })}
          >
            Add an account
          </PortalLink>
        }
      />
    </Page>
  );
}
