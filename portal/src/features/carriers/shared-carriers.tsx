import { DataTable, type DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { Heading } from '@trunkline/ui/primitives/heading';
import { Text } from '@trunkline/ui/primitives/text';
import { useId } from 'react';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import type { ShownCarrier } from './carrier-list.view.tsx';

const { sidOf } = kinds.carrier;

type SharedCarriersProps = {
  rows: readonly ShownCarrier[];
  columns: readonly DataTableColumn<ShownCarrier>[];
};

/** The provider's carriers, below the account's: links to view them, without actions. */
export default function SharedCarriers({ rows, columns }: SharedCarriersProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <div>
        <Heading level={2} id={titleId}>
          Shared by your provider
        </Heading>
        <Text size="small" tone="muted">
          Your phone numbers and routes can use these carriers. Only your provider can change them.
        </Text>
      </div>
      <DataTable
        label="Shared by your provider"
        rows={rows}
        rowKey={sidOf}
        columns={columns}
        LinkComponent={PortalLink}
      />
    </section>
  );
}
