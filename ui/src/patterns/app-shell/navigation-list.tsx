import { cva } from 'class-variance-authority';
import { memo } from 'react';
import { Count } from '../../primitives/badge/index.ts';
import { type LinkComponent, PlainLink } from '../../primitives/link/index.ts';
import { Tooltip } from '../../primitives/tooltip/index.ts';
import type { AppShellLabels, NavigationGroup, NavigationItem } from './app-shell.types.ts';

const itemStyles = cva(
  [
    'relative flex min-h-8 items-center gap-2.5 rounded-md px-2.5 text-body transition-colors',
    'pointer-coarse:min-h-control',
  ],
  {
    variants: {
      isCurrent: {
        true: 'bg-accent-soft font-semibold text-accent',
        false: 'text-default hover:bg-hover',
      },
      isCollapsed: { true: 'justify-center px-0', false: '' },
    },
  },
);

type NavigationListProps = {
  groups: readonly NavigationGroup[];
  labels: AppShellLabels;
  isCollapsed?: boolean;
  LinkComponent?: LinkComponent | undefined;
  /** Called when an item was chosen. */
  onChoose?: () => void;
};

/** Groups of entries, for both the side navigation and the drawer. */
export function NavigationList({
  groups,
  labels,
  isCollapsed = false,
  LinkComponent,
  onChoose,
}: NavigationListProps) {
  const shown = groups.filter(({ items }) => items.length > 0);
  return (
    <nav aria-label={labels.navigation} className="grid grid-cols-1 gap-3">
      {shown.map((group, at) => (
        <div key={group.id}>
          {at > 0 && (isCollapsed || !group.heading) && (
            <div className="mx-2.5 mb-3 border-t border-subtle" />
          )}
          {group.heading && (
            <h2
              className={
                isCollapsed ? 'sr-only' : 'mb-1 truncate px-2.5 text-meta font-medium text-muted'
              }
            >
              {group.heading}
            </h2>
          )}
          <ul className="grid grid-cols-1 gap-0.5">
            {group.items.map((item) => (
              <li key={item.id}>
                <Entry
                  {...item}
                  countLabel={item.count ? labels.count(item.count) : ''}
                  isCollapsed={isCollapsed}
                  LinkComponent={LinkComponent}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

type EntryProps = Omit<NavigationListProps, 'groups' | 'labels'> &
  NavigationItem & { countLabel: string };

/** Memoized: a navigation changes two entries, so the others don't render again. */
const Entry = memo(function Entry({
  icon: Icon,
  label,
  href,
  isCurrent = false,
  count = 0,
  countLabel,
  isCollapsed = false,
  LinkComponent: Anchor = PlainLink,
  onChoose,
}: EntryProps) {
  const link = (
    <Anchor
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={itemStyles({ isCurrent, isCollapsed })}
      onClick={onChoose}
    >
      {isCurrent && (
        <span
          aria-hidden
          className="absolute inset-y-1 -start-3 w-[3px] rounded-e-full bg-accent-mark"
        />
      )}
      <Icon
        size={16}
        strokeWidth={1.75}
        aria-hidden
        className={`shrink-0 ${isCurrent ? '' : 'text-muted'}`}
      />
      <span className={isCollapsed ? 'sr-only' : 'min-w-0 flex-1 truncate'}>{label}</span>
      {count > 0 &&
        (isCollapsed ? (
          <span className="absolute end-2 top-1 size-2 rounded-full bg-danger-fill">
            <span className="sr-only">{countLabel}</span>
          </span>
        ) : (
          <Count value={count} label={countLabel} tone="danger" max={9} />
        ))}
    </Anchor>
  );
  return isCollapsed ? (
    <Tooltip content={label} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
});
