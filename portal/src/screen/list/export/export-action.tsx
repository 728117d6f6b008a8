import { Button } from '@trunkline/ui/primitives/button';
import { FileDown } from 'lucide-react';

type ExportActionProps = {
  /** Rows there are to export; undefined while that is not known. */
  total: number | undefined;
  onClick: () => void;
};

/** It stands there from the beginning, so that nothing moves when the rows come. */
export const ExportAction = ({ total, onClick }: ExportActionProps) => (
  <Button
    icon={FileDown}
    disabled={!total}
    disabledReason={total === 0 ? 'There is nothing to export.' : undefined}
    onClick={onClick}
  >
    Export
  </Button>
);
