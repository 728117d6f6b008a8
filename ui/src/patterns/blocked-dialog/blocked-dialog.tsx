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
  /** Where it can be changed. */
  href?: string;
};

export type BlockedGroup = {
  /** Plural noun of the items: 'Phone numbers'. */
  label: string;
  items: readonly BlockedItem[];
  /** How many there are, when `items` is only the first of them. */
  total?: number;
  /** The list of all of them. */
  href?: string;
};

export const defaultLabels = {
  /** The button that closes it. */
  closeLabel: 'Close',
  /** Leads to all of a group. */
  allText: (total: number) => `View all ${formatNumber(total)}`,
  /** Shows the rest of a long group that has no list. */
  moreText: (count: number) => `and ${formatNumber(count)} more`,
};

export type BlockedDialogLabels = typeof defaultLabels;

export type BlockedDialogProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Called when it wants to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The refused action. */
  title: ReactNode;
  /** Why, and what to do about it. */
  description?: ReactNode;
  /** Records in the way. Groups without items are left out. */
  groups: readonly BlockedGroup[];
  /** The router's link, for the items; a plain anchor without it. */
  LinkComponent?: LinkComponent;
  /** Words of your own, in place of those of the language. */
  labels?: Partial<BlockedDialogLabels>;
  /** @deprecated since 0.3.0, use `labels.closeLabel`, removed in 0.4.0 */
  closeLabel?: string;
  /** @deprecated since 0.3.0, use `labels.allText`, removed in 0.4.0 */
  allText?: (total: number) => string;
  /** @deprecated since 0.3.0, use `labels.moreText`, removed in 0.4.0 */
  moreText?: (count: number) => string;
};

/** As many as a group lists; the rest is a link, or a number. */
const listed = 3;

/** 44 px for a finger, in a row that is as high. */
const rowLink = 'pointer-coarse:-my-1.5 pointer-coarse:inline-block pointer-coarse:py-3';

/** Says that something cannot be done, and lists what is in the way. */
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
        {groups
          .filter(({ items }) => items.length > 0)
          .map((group) => (
            <Group
              key={group.label}
              group={group}
              LinkComponent={LinkComponent}
              allText={allText ?? text.allText}
              moreText={moreText ?? text.moreText}
            />
          ))}
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
  // Showing the last item takes no more room than 'and 1 more'.
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
