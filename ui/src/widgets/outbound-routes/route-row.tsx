import { clsx } from 'clsx';
import {
  ArrowDown,
  ArrowUp,
  CircleAlert,
  GripVertical,
  Info,
  TriangleAlert,
  X,
} from 'lucide-react';
import { memo, useId } from 'react';
import { isSameRow } from '../../patterns/row-editor/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { Select, type SelectOption } from '../../primitives/select/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { Tooltip } from '../../primitives/tooltip/index.ts';
import type { OutboundRoutesLabels } from './labels.ts';
import { maxRouteLength, type RouteValue } from './routes.model.ts';
import type { DragHandle } from './sortable-rows.tsx';

/** Grip and place, text, carrier, description, buttons. */
export const columns =
  '@min-[600px]:grid-cols-[4rem_minmax(8rem,1fr)_minmax(9rem,1fr)_minmax(8rem,1.2fr)_auto]';

/** A narrow row has two lines, and a very narrow one three, to leave space for the text. */
const secondLine = 'min-w-0 @max-[600px]:order-1 @max-[600px]:basis-[calc(50%-0.25rem)]';

type RouteRowProps = {
  id: string;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  route: Pick<RouteValue, 'text' | 'carrierId' | 'description'>;
  options: SelectOption[];
  textError: string | undefined;
  carrierError: string | undefined;
  /** Whether it matches the tested number. */
  isTaken: boolean;
  /** Whether it comes before the matching route. */
  isPassed: boolean;
  finding: 'problem' | 'notice' | undefined;
  text: OutboundRoutesLabels;
  handle: DragHandle;
  /** These callbacks stay the same for the life of the editor. */
  onChange: (id: string, change: Partial<RouteValue>) => void;
  onRemove: (id: string) => void;
  onMove: (id: string, by: 1 | -1) => void;
};

/** Renders only when its own props change. */
export const RouteRow = memo(function RouteRow({
  id,
  number,
  isFirst,
  isLast,
  route,
  options,
  textError,
  carrierError,
  isTaken,
  isPassed,
  finding,
  text,
  handle,
  onChange,
  onRemove,
  onMove,
}: RouteRowProps) {
  const base = useId();
  const FindingIcon = finding && (finding === 'problem' ? TriangleAlert : Info);
  const control = (head: string, error: string | undefined, field: string) => ({
    'aria-label': text.cell(head, number),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${base}-${field}` : undefined,
  });
  const messages = [
    { field: 'text', message: textError },
    { field: 'carrier', message: carrierError },
  ].filter(({ message }) => message);
  return (
    <>
      <div
        data-taken={isTaken || undefined}
        data-passed={isPassed || undefined}
        className={clsx(
          'grid items-center gap-x-2 rounded-md py-1 @max-[600px]:flex @max-[600px]:flex-wrap @max-[600px]:gap-y-1.5 @max-[600px]:py-0',
          // In dark mode, the fields' borders would be too faint on this background.
          isTaken && 'bg-accent-soft [--tl-border-control:var(--tl-border-control-hover)]',
          isPassed && 'bg-sunken',
          columns,
        )}
      >
        <div className="flex shrink-0 items-center gap-1">
          <button
            {...handle}
            type="button"
            aria-label={text.drag(number)}
            className="grid h-control w-6 shrink-0 cursor-grab @max-[400px]:pointer-coarse:w-control touch-none place-items-center rounded-md text-muted hover:bg-hover hover:text-default active:cursor-grabbing"
          >
            <GripVertical size={16} strokeWidth={1.75} aria-hidden />
          </button>
          <span aria-hidden className="min-w-4 text-end text-meta text-muted">
            {number}
          </span>
          {FindingIcon && (
            <Tooltip content={text.finding(finding)}>
              <span
                role="img"
                aria-label={text.finding(finding)}
                className={finding === 'problem' ? 'text-warning' : 'text-info'}
              >
                <FindingIcon size={14} strokeWidth={1.75} aria-hidden />
              </span>
            </Tooltip>
          )}
        </div>
        <div className="min-w-0 @max-[600px]:flex-1 @max-[400px]:order-1 @max-[400px]:basis-full">
          <TextInput
            {...control(text.text, textError, 'text')}
            isMono
            aria-required
            maxLength={maxRouteLength}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={route.text}
            onChange={(event) => onChange(id, { text: event.target.value })}
          />
        </div>
        <div className={secondLine}>
          <Select
            {...control(text.carrier, carrierError, 'carrier')}
            value={route.carrierId === '' ? null : route.carrierId}
            placeholder={text.chooseCarrier}
            options={options}
            onChange={(carrierId) => onChange(id, { carrierId })}
          />
        </div>
        <div className={secondLine}>
          <TextInput
            {...control(text.description, undefined, 'description')}
            placeholder={text.description}
            maxLength={1024}
            value={route.description}
            onChange={(event) => onChange(id, { description: event.target.value })}
          />
        </div>
        <div className="flex justify-end @max-[400px]:ms-auto">
          <IconButton
            icon={ArrowUp}
            label={text.moveUp(number)}
            data-move="-1"
            disabled={isFirst}
            onClick={() => onMove(id, -1)}
          />
          <IconButton
            icon={ArrowDown}
            label={text.moveDown(number)}
            data-move="1"
            disabled={isLast}
            onClick={() => onMove(id, 1)}
          />
          <IconButton
            icon={X}
            label={text.remove(number)}
            tone="danger"
            onClick={() => onRemove(id)}
          />
        </div>
      </div>
      {messages.map(({ field, message }) => (
        <p
          key={field}
          id={`${base}-${field}`}
          className="flex items-start gap-1.5 pb-1.5 text-small text-danger wrap-anywhere"
        >
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          {message}
        </p>
      ))}
    </>
  );
}, isSameRow);
