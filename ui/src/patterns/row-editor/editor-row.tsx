import { clsx } from 'clsx';
import { CircleAlert, X } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { isRequiredHead, RequiredHeads } from './required-heads.ts';

export type EditorRowProps = {
  /** Id of the row: used to find the first control of a new row. */
  id: string;
  /** Columns as a grid template, including one at the end for the delete button. */
  columns: string;
  /** 'Delete gateway 3' */
  removeLabel: string;
  /** Called when the row is to be removed. */
  onRemove: () => void;
  /** Error text by the id in the control's aria-describedby. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Second line, such as options that only some rows have. */
  more?: ReactNode;
  /** One `RowCell` per column. */
  children: ReactNode;
};

/** One line of a row editor, or a card if it is narrow. Errors are shown below it. */
export function EditorRow({
  id,
  columns,
  removeLabel,
  onRemove,
  errors,
  more,
  children,
}: EditorRowProps) {
  const messages = Object.entries(errors).filter(([, message]) => message);
  return (
    // Browsers render off-screen rows when they come near: hundreds of rows stay fast.
    <li
      data-row={id}
      className="relative border-default [content-visibility:auto] [contain-intrinsic-height:auto_2.75rem] @max-[640px]:rounded-md @max-[640px]:border @max-[640px]:p-3 @max-[640px]:[contain-intrinsic-height:auto_16rem]"
    >
      <div
        className={clsx(
          'grid items-center gap-x-2 py-1 @max-[640px]:grid-cols-2 @max-[640px]:gap-y-2.5 @max-[11rem]:grid-cols-1!',
          columns,
        )}
      >
        {children}
        <IconButton
          icon={X}
          label={removeLabel}
          tone="danger"
          className="justify-self-end @max-[640px]:absolute @max-[640px]:end-1.5 @max-[640px]:top-1.5"
          onClick={onRemove}
        />
      </div>
      {more && <div className="pt-0.5 pb-1.5">{more}</div>}
      {messages.map(([messageId, message]) => (
        <p
          key={messageId}
          id={messageId}
          className="flex items-start gap-1.5 pb-1.5 text-small text-danger wrap-anywhere"
        >
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          {message}
        </p>
      ))}
    </li>
  );
}

export type RowCellProps = {
  /** Column label, shown above the control if there are no column heads. */
  head: string;
  /** Takes a full line of a card. */
  isWide?: boolean;
  /** Centres a box in its column. */
  isCentered?: boolean;
  /** Absent: the row has no such value. */
  children?: ReactNode;
};

/** One control of a row, with its column head. */
export const RowCell = ({
  head,
  isWide = false,
  isCentered = false,
  children = null,
}: RowCellProps) => (
  <div
    className={clsx(
      'min-w-0',
      isWide && '@max-[640px]:col-span-2 @max-[640px]:pe-9 @max-[11rem]:col-span-1!',
      isCentered &&
        'grid justify-items-center @max-[640px]:flex @max-[640px]:flex-row-reverse @max-[640px]:justify-end @max-[640px]:gap-1 @max-[640px]:self-end @max-[640px]:pb-1.5',
      children === null && '@max-[640px]:hidden',
    )}
  >
    <span
      aria-hidden
      className={clsx(
        'hidden text-meta font-medium text-muted @max-[640px]:block',
        isCentered ? '@max-[640px]:self-center' : 'mb-1',
      )}
    >
      {head}
      {isRequiredHead(use(RequiredHeads), head) && <span className="ms-0.5 text-danger">*</span>}
    </span>
    {children}
  </div>
);
