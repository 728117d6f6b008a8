import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type ComponentProps,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { OutboundRoutesLabels } from './labels.ts';

/** Longer lists scroll in a separate box and render only visible rows. */
const longList = 40;
const estimatedHeight = 44;

/** Props for the control that drags a row. */
export type DragHandle = Pick<ComponentProps<'button'>, 'ref'> & Record<string, unknown>;

/** `controls`: selectors, the first match gets the focus; otherwise the first field. */
export type Wanted = { id: string; controls: readonly string[] };

type SortableRowsProps = {
  /** Keep the array stable while the order is the same. */
  ids: string[];
  /** Name of a row in announcements. */
  textOf: (id: string) => string;
  onMove: (id: string, to: number) => void;
  text: Pick<OutboundRoutesLabels, 'group' | 'instructions' | 'over' | 'moved' | 'cancelled'>;
  children: (id: string, index: number, handle: DragHandle) => ReactNode;
  /** Row and control to focus as soon as they are rendered. */
  wanted: RefObject<Wanted | null>;
};

const vertical = [
  ({ transform }: { transform: { x: number; y: number; scaleX: number; scaleY: number } }) => ({
    ...transform,
    x: 0,
  }),
];

// Keep these objects stable: new ones would render every row.
const pointerOptions = { activationConstraint: { distance: 4 } };
const keyboardOptions = { coordinateGetter: sortableKeyboardCoordinates };

/**
 * Moves rows by pointer and keyboard. Renders only for a new order: with hundreds of rows, a render
 * takes longer than a frame.
 */
export const SortableRows = memo(function SortableRows({
  ids,
  textOf,
  onMove,
  text,
  children,
  wanted,
}: SortableRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [activeId, setActive] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, pointerOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  );
  const isLong = ids.length > longList;
  const activeIndex = activeId === null ? -1 : ids.indexOf(activeId);
  const rows = useVirtualizer({
    count: ids.length,
    enabled: isLong,
    getScrollElement: () => box.current,
    estimateSize: () => estimatedHeight,
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    overscan: 6,
    // The dragged row stays rendered, however far it moves.
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const shown = defaultRangeExtractor(range);
        return activeIndex < 0 || shown.includes(activeIndex)
          ? shown
          : [...shown, activeIndex].sort((a, b) => a - b);
      },
      [activeIndex],
    ),
  });
  // Runs after every render: in a long list, the row is rendered only once the box has scrolled
  // there.
  useEffect(() => {
    if (wanted.current === null) return;
    const { id, controls } = wanted.current;
    const row = box.current?.querySelector(`[data-row="${CSS.escape(id)}"]`);
    if (!row) {
      rows.scrollToIndex(ids.indexOf(id), { align: 'auto' });
      return;
    }
    wanted.current = null;
    const found = [...controls, 'input'].map((one) => row.querySelector<HTMLElement>(one));
    found.find((one) => one !== null)?.focus();
    row.scrollIntoView({ block: 'nearest' });
  });
  const announcements = useMemo((): Announcements => {
    const at = (id: string | number) => [ids.indexOf(String(id)) + 1, ids.length] as const;
    const named = (id: string | number) => textOf(String(id));
    return {
      // Silent, so that the new place is announced at once.
      onDragStart: () => undefined,
      onDragOver: ({ active, over }) =>
        over ? text.over(named(active.id), ...at(over.id)) : undefined,
      onDragEnd: ({ active, over }) =>
        over ? text.moved(named(active.id), ...at(over.id)) : text.cancelled(named(active.id)),
      onDragCancel: ({ active }) => text.cancelled(named(active.id)),
    };
  }, [ids, textOf, text]);

  const shown = isLong
    ? rows.getVirtualItems().map(({ index, start }) => ({ index, start }))
    : ids.map((_, index) => ({ index, start: null }));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={vertical}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: text.instructions },
      }}
      onDragStart={({ active }) => setActive(String(active.id))}
      onDragCancel={() => setActive(null)}
      onDragEnd={({ active, over }) => {
        setActive(null);
        if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <div
          ref={box}
          className={isLong ? 'relative -mx-1 max-h-[34rem] overflow-y-auto px-1' : undefined}
        >
          <ul
            aria-label={text.group}
            className="relative grid grid-cols-1 @max-[600px]:gap-2"
            style={isLong ? { height: rows.getTotalSize() } : undefined}
          >
            {shown.map(({ index, start }) => {
              const id = ids[index];
              return id === undefined ? null : (
                <SortableRow
                  key={id}
                  id={id}
                  index={index}
                  top={start}
                  measure={isLong ? rows.measureElement : undefined}
                >
                  {(handle) => children(id, index, handle)}
                </SortableRow>
              );
            })}
          </ul>
        </div>
      </SortableContext>
    </DndContext>
  );
});

type SortableRowProps = {
  id: string;
  index: number;
  /** Position in a long list, in px; null in a short one. */
  top: number | null;
  measure: ((node: HTMLElement | null) => void) | undefined;
  children: (handle: DragHandle) => ReactNode;
};

function SortableRow({ id, index, top, measure, children }: SortableRowProps) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  const node = useCallback(
    (element: HTMLElement | null) => {
      setNodeRef(element);
      measure?.(element);
    },
    [setNodeRef, measure],
  );
  const handle = useMemo(
    () => ({
      ref: setActivatorNodeRef,
      'aria-describedby': attributes['aria-describedby'],
      'aria-roledescription': attributes['aria-roledescription'],
      ...listeners,
    }),
    [setActivatorNodeRef, attributes, listeners],
  );
  return (
    <li
      ref={node}
      data-row={id}
      data-index={index}
      data-dragging={isDragging || undefined}
      className={`border-default @max-[600px]:rounded-md @max-[600px]:border @max-[600px]:p-2 ${top === null ? 'relative' : 'absolute inset-x-0'} ${isDragging ? 'z-1 rounded-md bg-card shadow-overlay' : ''}`}
      style={{
        top: top ?? undefined,
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
    >
      {children(handle)}
    </li>
  );
}
