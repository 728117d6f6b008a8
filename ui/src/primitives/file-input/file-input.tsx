import { clsx } from 'clsx';
import { FileUp, X } from 'lucide-react';
import {
  type ComponentProps,
  type DragEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { checkNames } from '../../development/checks.ts';
import { useFormReset } from '../../own-value.tsx';
import { useLabels } from '../../use-labels.ts';
import { useFieldControl } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';

export const defaultLabels = {
  label: 'Choose a file',
  /** Name of the remove button. */
  clearLabel: 'Remove file',
  /** Sentence passed to `onError`. */
  readErrorText: (message: string) => `Failed to read file: ${message}`,
};

export type FileInputLabels = typeof defaultLabels;

export type FileInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'multiple' | 'onError'
> & {
  /** Says what to choose, such as 'Choose a service key'. Default: 'Choose a file'. */
  label?: string;
  /**
   * Name of a file chosen earlier; replaces the label. Default: with a `name`, the file chosen here
   * until the form is reset.
   */
  fileName?: string | null;
  /** Called when a file was chosen or dropped. */
  onFile?: (file: File) => void;
  /** If set, the file is read as text first. Only the latest choice is reported. */
  onRead?: (text: string, file: File) => void;
  /** Called when reading failed, with a full sentence to show. */
  onError?: (message: string) => void;
  /** Adds a button that removes the chosen file. */
  canClear?: boolean;
  /** Called when the user removes the file. */
  onClear?: () => void;
  /** Overrides texts of the current language. */
  labels?: Partial<FileInputLabels>;
  /** @deprecated since 0.3.0, use `canClear`, removed in 0.4.0 */
  clearable?: boolean;
  /** @deprecated since 0.3.0, use `labels.clearLabel`, removed in 0.4.0 */
  clearLabel?: string;
  /** @deprecated since 0.3.0, use `labels.readErrorText`, removed in 0.4.0 */
  readErrorText?: (message: string) => string;
};

/**
 * Native file input: press it or drop a file on it. With a `name`, a native form submits the file.
 * `ref` and other props go to the input.
 */
export function FileInput({
  label: givenLabel,
  fileName: givenName,
  onFile,
  onRead,
  onError,
  clearable,
  canClear = clearable ?? false,
  onClear,
  clearLabel,
  readErrorText,
  labels,
  className,
  ref,
  ...rest
}: FileInputProps) {
  if (process.env.NODE_ENV !== 'production')
    checkNames('FileInput', { clearable, clearLabel, readErrorText });
  const text = useLabels('FileInput', defaultLabels, labels);
  const label = givenLabel ?? text.label;
  const field = useFieldControl();
  const [isOver, setIsOver] = useState(false);
  const textId = useId();
  const latest = useRef<File | undefined>(undefined);
  const [ownName, setOwnName] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => input.current,
    [],
  );
  const isSubmitted = rest.name !== undefined;
  // Without a name, the input drops its file at once.
  const fileName = givenName === undefined && isSubmitted ? ownName : givenName;

  const forget = () => {
    latest.current = undefined;
    setOwnName(null);
    onClear?.();
  };
  useFormReset(input, () => fileName && forget());

  async function handleFile(file: File | undefined) {
    if (!file) return;
    latest.current = file;
    setOwnName(file.name);
    onFile?.(file);
    if (!onRead) return;
    let content: string;
    try {
      content = await file.text();
    } catch (error) {
      if (latest.current === file) {
        const sentence = readErrorText ?? text.readErrorText;
        onError?.(sentence(error instanceof Error ? error.message : String(error)));
      }
      return;
    }
    if (latest.current === file) onRead(content, file);
  }

  function handleDrop(event: DragEvent<HTMLElement>) {
    event.preventDefault();
    setIsOver(false);
    if (rest.disabled) return;
    if (isSubmitted && input.current) input.current.files = event.dataTransfer.files;
    void handleFile(event.dataTransfer.files[0]);
  }

  const describedBy = rest['aria-describedby'] ?? field['aria-describedby'];
  return (
    <div
      className={clsx('flex items-center gap-1', className)}
      data-state={fileName ? 'filled' : 'empty'}
    >
      {/* Dropping is a short cut for the mouse; the input inside does the same by keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(!rest.disabled);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
        data-over={isOver || undefined}
        className={clsx(
          'relative flex h-control min-w-0 flex-1 items-center gap-2 rounded-md border border-dashed border-control bg-card px-2.5 transition-colors',
          'outline-focus has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
          'has-aria-invalid:border-danger-strong has-disabled:border-default has-disabled:bg-sunken has-disabled:text-muted',
          'not-has-disabled:hover:border-control-hover not-has-disabled:hover:bg-hover data-over:border-accent-mark data-over:bg-accent-soft',
        )}
      >
        <FileUp size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
        <span
          id={textId}
          className={clsx('min-w-0 truncate', fileName && 'font-medium')}
          title={fileName ?? undefined}
        >
          {fileName || label}
        </span>
        <input
          aria-label={field.id ? undefined : label}
          {...field}
          {...rest}
          ref={input}
          // Without a name, the input drops its file at once: the visible name must be read out.
          aria-describedby={[describedBy, textId].filter(Boolean).join(' ')}
          type="file"
          title={rest.title ?? ''}
          className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-not-allowed"
          onChange={(event) => {
            void handleFile(event.target.files?.[0]);
            // Choosing the same file again, perhaps after a fix, must fire a change event too.
            if (!isSubmitted) event.target.value = '';
          }}
        />
      </div>
      {canClear && fileName && (
        <IconButton
          icon={X}
          label={clearLabel ?? text.clearLabel}
          disabled={rest.disabled}
          onClick={() => {
            if (input.current) input.current.value = '';
            forget();
          }}
        />
      )}
    </div>
  );
}
