import { Ellipsis } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { type LinkComponent, PlainLink } from '../../primitives/link/index.ts';
import { Tooltip } from '../../primitives/tooltip/index.ts';
import { splitActions } from './data-table.model.ts';
import type { DataTableRowAction } from './data-table.types.ts';

type RowActionsProps = {
  actions: readonly DataTableRowAction[];
  moreLabel: string;
  /** There is room for one button: several are in a menu. */
  isCard: boolean;
  LinkComponent?: LinkComponent | undefined;
};

/** Only on cards, and where a row has more actions than stand in it. */
const DropdownMenu = lazy(async () => ({
  default: (await import('../../primitives/dropdown-menu/index.ts')).DropdownMenu,
}));

/** Shown while the row is hovered or holds the focus, and always on touch and on cards. */
export function RowActions({ actions, moreLabel, isCard, LinkComponent }: RowActionsProps) {
  const { inline, menu } = splitActions(actions, isCard);
  const more = <IconButton icon={Ellipsis} label={moreLabel} size="sm" />;
  return (
    <div
      className={[
        'inline-flex items-center gap-0.5 align-middle opacity-0 transition-opacity',
        'group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100',
        'has-data-[state=open]:opacity-100 cards:opacity-100',
      ].join(' ')}
    >
      {inline.map((action) => (
        <InlineAction key={action.label} action={action} LinkComponent={LinkComponent} />
      ))}
      {menu.length > 0 && (
        <Suspense fallback={more}>
          <DropdownMenu trigger={more} items={[...menu]} />
        </Suspense>
      )}
    </div>
  );
}

function InlineAction({
  action,
  LinkComponent: Anchor = PlainLink,
}: {
  action: DataTableRowAction;
  LinkComponent?: LinkComponent | undefined;
}) {
  const { icon: Icon, label, href, tone, disabled, disabledReason, onSelect } = action;
  if (href !== undefined && !disabled) {
    return (
      <Tooltip content={label}>
        <Anchor
          href={href}
          aria-label={label}
          className="inline-grid size-7 place-items-center rounded-md text-muted transition-colors hover:bg-hover hover:text-default pointer-coarse:size-control"
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden />
        </Anchor>
      </Tooltip>
    );
  }
  return (
    <IconButton
      icon={Icon}
      label={label}
      size="sm"
      variant={tone === 'danger' ? 'destructive-quiet' : 'ghost'}
      disabled={disabled}
      disabledReason={disabledReason}
      onClick={onSelect}
    />
  );
}
