import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { checkRows } from '../../development/checks.ts';
import { Button } from '../../primitives/button/index.ts';
import type { SelectOption } from '../../primitives/select/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { defaultLabels, type OutboundRoutesLabels } from './labels.ts';
import { columns, RouteRow } from './route-row.tsx';
import {
  type CarrierOption,
  changedRoute,
  movedRoute,
  orderedIds,
  type RoutesValue,
  type RouteValue,
  withNewRoute,
  withoutRoute,
} from './routes.model.ts';
import type { DragHandle, Wanted } from './sortable-rows.tsx';

export type { OutboundRoutesLabels };

const loadRows = async () => ({ default: (await import('./sortable-rows.tsx')).SortableRows });
const SortableRows = lazy(loadRows);
// Loads early, with the form's code; after a failure, rendering loads it again.
void loadRows().catch(() => undefined);

export type OutboundRoutesProps = {
  /** Routes in order; the first match wins. */
  value: RoutesValue;
  /** Called with the complete next value. */
  onChange: (value: RoutesValue) => void;
  /** Carriers to choose from. */
  carriers: readonly CarrierOption[];
  /** Carrier of a new route. Default: the first. */
  newCarrierId?: string;
  /** By path: 'rows.new-1.text'. */
  errors?: Readonly<Partial<Record<string, string>>>;
  /** The route that matches the number being tested. */
  takenId?: string | null;
  /** Findings of the route check, by route id. */
  findings?: Readonly<Record<string, 'problem' | 'notice'>>;
  /** A sentence below the label. */
  help?: ReactNode;
  /** Shows stored values as text instead of controls. */
  readOnly?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<OutboundRoutesLabels>;
};

const noFindings = {};

/** Routes of a table in the order of matching, one per line. */
export function OutboundRoutes({
  value,
  onChange,
  carriers,
  newCarrierId = carriers[0]?.id ?? '',
  errors = {},
  takenId = null,
  findings = noFindings,
  help,
  readOnly = false,
  labels,
}: OutboundRoutesProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkRows(
      'OutboundRoutes',
      value?.rows,
      "{ rows: { first: { text: '^44', … } }, order: ['first'] }",
    );
  }
  const text = useLabels('OutboundRoutes', defaultLabels, labels);
  // Typing changes the value, not the order: this array stays stable.
  const order = JSON.stringify(orderedIds(value));
  const ids = useMemo(() => JSON.parse(order) as string[], [order]);
  const root = useRef<HTMLFieldSetElement>(null);
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  const [said, setSaid] = useState('');
  const wanted = useRef<Wanted | null>(null);
  const handleChange = useCallback((id: string, change: Partial<RouteValue>) => {
    const { value, onChange } = latest.current;
    onChange(changedRoute(value, id, change));
  }, []);
  const handleRemove = useCallback((id: string) => {
    const { value, onChange } = latest.current;
    const order = orderedIds(value);
    const at = order.indexOf(id);
    const next = order[at + 1] ?? order[at - 1];
    if (next !== undefined) wanted.current = { id: next, controls: [] };
    else root.current?.querySelector<HTMLElement>('[data-add]')?.focus();
    onChange(withoutRoute(value, id));
  }, []);
  const textOf = useCallback((id: string) => latest.current.value.rows[id]?.text ?? '', []);
  const handleDrop = useCallback((id: string, to: number) => {
    const { value, onChange } = latest.current;
    onChange(movedRoute(value, id, to));
  }, []);
  const handleMove = useCallback(
    (id: string, by: 1 | -1) => {
      const { value, onChange } = latest.current;
      const order = orderedIds(value);
      const to = order.indexOf(id) + by;
      wanted.current = { id, controls: [`[data-move="${by}"]:enabled`, '[data-move]:enabled'] };
      onChange(movedRoute(value, id, to));
      setSaid(text.moved(value.rows[id]?.text ?? '', to + 1, order.length));
    },
    [text],
  );
  const options = useMemo(
    () => carriers.map(({ id, name }) => ({ value: id, label: name })),
    [carriers],
  );
  // Keeps one list per carrier: a new one would render every row.
  const optionsFor = useMemo(() => {
    const known = new Set(options.map((one) => one.value));
    const longer = new Map<string, typeof options>();
    return (carrierId: string) => {
      if (carrierId === '' || known.has(carrierId)) return options;
      const chain = longer.get(carrierId) ?? [
        ...options,
        { value: carrierId, label: text.unknownCarrier },
      ];
      longer.set(carrierId, chain);
      return chain;
    };
  }, [options, text]);

  if (readOnly) return <ReadOnlyRoutes value={value} carriers={carriers} text={text} />;
  return (
    <fieldset ref={root} className="@container min-w-0">
      <legend className="sr-only">{text.group}</legend>
      {help && <div className="mb-2 text-small text-muted">{help}</div>}
      {ids.length === 0 && <p className="mb-2 text-small text-muted">{text.empty}</p>}
      {ids.length > 0 && (
        <div
          aria-hidden
          className={clsx(
            'grid items-end gap-x-2 border-b border-default pb-1.5 text-meta font-medium text-muted @max-[600px]:flex @max-[600px]:flex-wrap @max-[600px]:gap-x-4',
            columns,
          )}
        >
          <span className="@max-[600px]:hidden" />
          {[text.text, text.carrier, text.description].map((head) => (
            <span key={head} className="min-w-0">
              {head}
              {head !== text.description && <span className="ms-0.5 text-danger">*</span>}
            </span>
          ))}
          <span className="w-[calc(3*var(--tl-control-height))] @max-[600px]:hidden" />
        </div>
      )}
      <Suspense fallback={<Skeleton lines={Math.min(ids.length, 8)} />}>
        <Rows.Provider
          value={{
            value,
            ids,
            errors,
            takenId,
            findings,
            optionsFor,
            text,
            handleChange,
            handleRemove,
            handleMove,
          }}
        >
          <SortableRows ids={ids} textOf={textOf} onMove={handleDrop} text={text} wanted={wanted}>
            {drawRow}
          </SortableRows>
        </Rows.Provider>
      </Suspense>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Button
        size="sm"
        icon={Plus}
        className="mt-1"
        data-add
        onClick={() => {
          const { value: next, id } = withNewRoute(value, newCarrierId);
          wanted.current = { id, controls: [] };
          onChange(next);
        }}
      >
        {text.add}
      </Button>
    </fieldset>
  );
}

type RowsState = Required<
  Pick<OutboundRoutesProps, 'value' | 'errors' | 'takenId' | 'findings'>
> & {
  ids: readonly string[];
  optionsFor: (carrierId: string) => SelectOption[];
  text: OutboundRoutesLabels;
  handleChange: (id: string, change: Partial<RouteValue>) => void;
  handleRemove: (id: string) => void;
  handleMove: (id: string, by: 1 | -1) => void;
};

/** Updates rows without rendering the drag engine, which isn't needed while the user types. */
const Rows = createContext<RowsState | null>(null);

function Row({ id, index, handle }: { id: string; index: number; handle: DragHandle }) {
  const state = use(Rows);
  const route = state?.value.rows[id];
  if (!state || !route) return null;
  const { ids, errors, takenId, findings, optionsFor, text } = state;
  return (
    <RouteRow
      id={id}
      number={index + 1}
      isFirst={index === 0}
      isLast={index === ids.length - 1}
      // Forms pass copies, so that rows compare these texts.
      route={{ text: route.text, carrierId: route.carrierId, description: route.description }}
      options={optionsFor(route.carrierId)}
      textError={errors[`rows.${id}.text`]}
      carrierError={errors[`rows.${id}.carrierId`]}
      isTaken={takenId === id}
      isPassed={takenId !== null && index < ids.indexOf(takenId)}
      finding={findings[id]}
      text={text}
      handle={handle}
      onChange={state.handleChange}
      onRemove={state.handleRemove}
      onMove={state.handleMove}
    />
  );
}

const drawRow = (id: string, index: number, handle: DragHandle) => (
  <Row id={id} index={index} handle={handle} />
);

type ReadOnlyRoutesProps = Pick<OutboundRoutesProps, 'value' | 'carriers'> & {
  text: OutboundRoutesLabels;
};

function ReadOnlyRoutes({ value, carriers, text }: ReadOnlyRoutesProps) {
  const ids = orderedIds(value);
  if (ids.length === 0) return <Text tone="muted">{text.empty}</Text>;
  const names = new Map(carriers.map(({ id, name }) => [id, name]));
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-start text-small" aria-label={text.group}>
        <thead className="text-meta text-muted">
          <tr>
            {[text.text, text.carrier, text.description].map((head) => (
              <th key={head} scope="col" className="pe-4 pb-1.5 text-start font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ids.map((id) => {
            const route = value.rows[id];
            return (
              route && (
                <tr key={id} className="border-t border-default align-top">
                  <td className="py-1.5 pe-4 font-mono wrap-anywhere">
                    <bdi dir="ltr">{route.text}</bdi>
                  </td>
                  <td className="py-1.5 pe-4">
                    {names.get(route.carrierId) ?? text.unknownCarrier}
                  </td>
                  <td className="py-1.5 wrap-anywhere">{route.description}</td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
