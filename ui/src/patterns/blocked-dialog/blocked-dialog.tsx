import { type ReactNode, useId, useState } from 'react';
import { checkNames } from '../../development/checks.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { type LinkComponent, linkStyles, PlainLink } from '../../primitives/link/index.ts';
import { formatNumber } from '../../tokens/format/index.ts';
import { markedNode } from '../../tokens/text/index.ts';
import { useLabels, useLocale } from '../../use-labels.ts';

export type BlockedItem = {
  id: string;
  label: ReactNode;
  /** Link to the record, to change it there. */
  href?: string;
};

export type BlockedGroup = {
  /** Plural noun of the items: 'Phone numbers'. */
  label: string;
  items: readonly BlockedItem[];
  /** Total number, if `items` holds only the first. */
  total?: number;
  /** Link to the full list. */
  href?: string;
};

export const defaultLabels = {
  /** Closes the dialog. */
  closeLabel: 'Close',
  /** Link to all items of a group. */
  allText: (total: number) => `View all ${formatNumber(total)}`,
  /** Shows the rest of a long group that has no list page. */
  moreText: (count: number) => `and ${formatNumber(count)} more`,
};

export type BlockedDialogLabels = typeof defaultLabels;

export type BlockedDialogProps = {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the dialog wants to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The refused action. */
  title: ReactNode;
  /** The reason, and how to resolve it. */
  description?: ReactNode;
  /** Records in the way. Groups without items are skipped. */
  groups: readonly BlockedGroup[];
  /** The router's link, for the items. Default: a plain anchor. */
  LinkComponent?: LinkComponent;
  /** Overrides texts of the current language. */
  labels?: Partial<BlockedDialogLabels>;
  /** @deprecated since 0.3.0, use `labels.closeLabel`, removed in 0.4.0 */
  closeLabel?: string;
  /** @deprecated since 0.3.0, use `labels.allText`, removed in 0.4.0 */
  allText?: (total: number) => string;
  /** @deprecated since 0.3.0, use `labels.moreText`, removed in 0.4.0 */
  moreText?: (count: number) => string;
};

/** Items listed per group; the rest is a link or a number. */
const listed = 3;

/** 44 px for a finger, without a taller row. */
const rowLink = 'pointer-coarse:-my-1.5 pointer-coarse:inline-block pointer-coarse:py-3';

/** Says that an action is impossible, and lists the records in the way. */
export function BlockedDialog({
  open,
  onOpenChange,
  title,
  description,
  groups,
  closeLabel: givenCloseLabel,
  LinkComponent = PlainLink,
  allText,
  moreText,
  labels,
}: BlockedDialogProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkNames('BlockedDialog', { closeLabel: givenCloseLabel, allText, moreText });
  }
  const text = useLabels('BlockedDialog', defaultLabels, labels);
  const closeLabel = givenCloseLabel ?? text.closeLabel;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      labels={{ closeLabel }}
      footer={<Button onClick={() => onOpenChange(false)}>{closeLabel}</Button>}
    >
      <div className="grid gap-4">
        {groups.map(
          (group, index) =>
            group.items.length > 0 && (
              <Group
                // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have one label
                key={index}
                group={group}
                LinkComponent={LinkComponent}
                allText={allText ?? text.allText}
                moreText={moreText ?? text.moreText}
              />
            ),
        )}
      </div>
    </Dialog>
  );
}

type GroupProps = Pick<BlockedDialogLabels, 'moreText' | 'allText'> & {
  LinkComponent: LinkComponent;
  group: BlockedGroup;
};

function Group({ group, LinkComponent: Anchor, allText, moreText }: GroupProps) {
  const { label, items, total = items.length, href: all } = group;
  const id = useId();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  // The last item takes no more room than 'and 1 more'.
  const shown = isOpen || total <= listed + 1 ? items : items.slice(0, listed);
  const rest = total - shown.length;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 flex items-baseline gap-2 font-medium wrap-anywhere">
        {label}
        <span className="text-small font-normal text-muted">{formatNumber(total, locale)}</span>
      </h3>
      <ul className="rounded-md border border-default">
        {shown.map(({ id: itemId, label: itemLabel, href }) => (
          <li
            key={itemId}
            className="border-b border-subtle px-3 py-1.5 wrap-anywhere last:border-b-0"
          >
            {href === undefined ? (
              itemLabel
            ) : (
              <Anchor href={href} className={linkStyles({ className: rowLink })}>
                {markedNode(itemLabel)}
              </Anchor>
            )}
          </li>
        ))}
        {rest > 0 && (
          <li className="px-3 py-1.5 text-muted">
            {all === undefined ? (
              items.length === total ? (
                <button
                  type="button"
                  className={linkStyles({ className: `cursor-pointer ${rowLink}` })}
                  onClick={() => setOpen(true)}
                >
                  {moreText(rest)}
                </button>
              ) : (
                moreText(rest)
              )
            ) : (
              <Anchor href={all} className={linkStyles({ className: rowLink })}>
                {allText(total)}
              </Anchor>
            )}
          </li>
        )}
      </ul>
    </section>
  );
}
