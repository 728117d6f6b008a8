import { clsx } from 'clsx';
import { CircleAlert, X } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { isRequiredHead, RequiredHeads } from './required-heads.ts';

export type EditorRowProps = {
  /** Id of the row: it finds the first control of a new one. */
  id: string;
  /** The columns, as a grid template that ends with room for the delete button. */
  columns: string;
  /** 'Delete gateway 3' */
  removeLabel: string;
  /** Called when the row is to go. */
  onRemove: () => void;
  /** Error text by the id in the control's aria-describedby. */
  errors: Readonly<Record<string, string | undefined>>;
  /** A second line, such as choices that only some rows have. */
  more?: ReactNode;
  /** One `RowCell` a column. */
  children: ReactNode;
};

/** One line of a row editor; a card where it is narrow. What is wrong stands below it. */
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
    // Browsers draw what is out of sight when it comes near: hundreds of rows stay fast.
    <li
      data-row={id}
      className="relative border-default [content-visibility:auto] [contain-intrinsic-height:auto_2.75rem] @max-[640px]:rounded-md @max-[640px]:border @max-[640px]:p-3 @max-[640px]:[contain-intrinsic-height:auto_16rem]"
    >
      <div
        className={clsx(
          'grid items-center gap-x-2 py-1 @max-[640px]:grid-cols-2 @max-[640px]:gap-y-2.5',
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
  /** Column label, above the control where there is no column head. */
  head: string;
  /** Takes the whole line of a card. */
  isWide?: boolean;
  /** A box in the middle of its column. */
  isCentered?: boolean;
  /** Nothing for a row that has no such value. */
  children?: ReactNode;
};

/** One control of a row, with the head it stands under. */
export const RowCell = ({
  head,
  isWide = false,
  isCentered = false,
  children = null,
}: RowCellProps) => (
  <div
    className={clsx(
      'min-w-0',
      isWide && '@max-[640px]:col-span-2 @max-[640px]:pe-9',
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
