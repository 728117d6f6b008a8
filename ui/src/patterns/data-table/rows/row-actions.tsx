import { Ellipsis } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import { IconButton } from '../../../primitives/icon-button/index.ts';
import { type LinkComponent, PlainLink } from '../../../primitives/link/index.ts';
import { Tooltip } from '../../../primitives/tooltip/index.ts';
import { splitActions } from '../data-table.model.ts';
import type { DataTableRowAction } from '../data-table.types.ts';

type RowActionsProps = {
  actions: readonly DataTableRowAction[];
  moreLabel: string;
  /** Has room for one button only: several go into a menu. */
  isCard: boolean;
  LinkComponent?: LinkComponent | undefined;
};

/** Needed on cards, and in rows with more actions than fit. */
const DropdownMenu = lazy(async () => ({
  default: (await import('../../../primitives/dropdown-menu/index.ts')).DropdownMenu,
}));

/**
 * Overlays the end of the row while it is hovered or a button has the focus: takes no width, and
 * the text below is readable again once the pointer leaves. On touch devices the buttons have a
 * column that is always visible.
 */
const overRow = [
  'not-pointer-coarse:absolute not-pointer-coarse:inset-y-0 not-pointer-coarse:end-0',
  'not-pointer-coarse:w-max not-pointer-coarse:ps-2 not-pointer-coarse:pe-2',
  'not-pointer-coarse:opacity-0 not-pointer-coarse:group-hover/row:opacity-100',
  'not-pointer-coarse:focus-within:opacity-100 not-pointer-coarse:has-data-[state=open]:opacity-100',
  // The row's colours, so that no text shines through.
  'not-pointer-coarse:bg-card not-pointer-coarse:group-hover/row:bg-hover',
  'not-pointer-coarse:group-data-selected/row:bg-accent-soft',
  'not-pointer-coarse:group-data-selected/row:group-hover/row:bg-accent-soft-hover',
  'not-pointer-coarse:group-last/row:rounded-ee-lg',
  // Text fades out below them instead of being cut.
  'not-pointer-coarse:before:absolute not-pointer-coarse:before:inset-y-0 not-pointer-coarse:before:end-full',
  'not-pointer-coarse:before:w-6 not-pointer-coarse:before:bg-inherit not-pointer-coarse:before:pointer-events-none',
  'ltr:before:mask-r-from-0% rtl:before:mask-l-from-0%',
].join(' ');

/** In the corner of cards. Memoized: renders again only for a new array of actions. */
export const RowActions = memo(function RowActions({
  actions,
  moreLabel,
  isCard,
  LinkComponent,
}: RowActionsProps) {
  const { inline, menu } = splitActions(actions, isCard);
  const more = <IconButton icon={Ellipsis} label={moreLabel} size="sm" />;
  return (
    <div className={`inline-flex items-center gap-0.5 align-middle ${isCard ? '' : overRow}`}>
      {inline.map((action) => (
        <InlineAction key={action.label} action={action} LinkComponent={LinkComponent} />
      ))}
      {menu.length > 0 && (
        <Suspense fallback={more}>
          <DropdownMenu
            trigger={more}
            items={menu.map((one) => ({ ...one, label: one.menuLabel ?? one.label }))}
          />
        </Suspense>
      )}
    </div>
  );
});

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
      tone={tone === 'danger' ? 'danger' : undefined}
      variant={tone === 'danger' ? undefined : 'ghost'}
      disabled={disabled}
      disabledReason={disabledReason}
      onClick={onSelect}
    />
  );
}
