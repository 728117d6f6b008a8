import { type ComponentProps, type ReactNode, useId } from 'react';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { NumberInput } from '../../primitives/number-input/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { RowCell } from './editor-row.tsx';

type RowCells<Row> = {
  row: Row;
  onChange: (change: Partial<Row>) => void;
  /** 'Port of gateway 2' */
  nameOf: (head: string) => string;
  /** Messages by member, in display order. */
  errors: Partial<Record<keyof Row & string, string | undefined>>;
};

type MemberOf<Row, Type> = {
  [Member in keyof Row]: Row[Member] extends Type ? Member : never;
}[keyof Row] &
  string;

/** Cells of one row: named after their columns, each bound to a member of the row and its error. */
export function useRowCells<Row>({ row, onChange, nameOf, errors }: RowCells<Row>) {
  const base = useId();
  const control = (member: keyof Row & string, head: string) => ({
    'aria-label': nameOf(head),
    'aria-invalid': errors[member] ? (true as const) : undefined,
    'aria-describedby': errors[member] ? `${base}-${member}` : undefined,
  });
  const set = (member: keyof Row, value: unknown) => onChange({ [member]: value } as Partial<Row>);
  return {
    /** Pass to `EditorRow`. */
    errors: Object.fromEntries(
      Object.entries<string | undefined>(errors).map(([member, text]) => [
        `${base}-${member}`,
        text,
      ]),
    ),
    /** Trims the text when the field is left. */
    address: (
      member: MemberOf<Row, string>,
      head: string,
      props: ComponentProps<typeof TextInput>,
    ) => {
      const text = row[member] as string;
      return (
        <RowCell head={head} isWide>
          <TextInput
            {...control(member, head)}
            isMono
            maxLength={128}
            autoCapitalize="none"
            spellCheck={false}
            value={text}
            onChange={(event) => set(member, event.target.value)}
            onBlur={() => text.trim() !== text && set(member, text.trim())}
            {...props}
          />
        </RowCell>
      );
    },
    port: (member: MemberOf<Row, string>, head: string, placeholder?: string) => (
      <RowCell head={head}>
        <NumberInput
          {...control(member, head)}
          min={0}
          max={65_535}
          placeholder={placeholder}
          value={row[member] as string}
          onChange={(event) => set(member, event.target.value)}
        />
      </RowCell>
    ),
    choice: <Member extends MemberOf<Row, string | number>>(
      member: Member,
      head: string,
      options: readonly { value: Row[Member]; label: string }[],
    ) => {
      const value = row[member];
      // A stored value that isn't offered stays until another one is chosen.
      const isOffered = options.some((one) => one.value === value);
      const offered = isOffered ? options : [...options, { value, label: String(value) }];
      return (
        <RowCell head={head}>
          <Select
            {...control(member, head)}
            value={String(value)}
            options={offered.map((one) => ({ value: String(one.value), label: one.label }))}
            onChange={(chosen) =>
              set(member, offered.find((one) => String(one.value) === chosen)?.value)
            }
          />
        </RowCell>
      );
    },
    /** Checkbox, in a separate column or beside its text. */
    box: (member: MemberOf<Row, boolean>, head: string, beside?: ReactNode) => {
      const checkbox = (
        <Checkbox
          label={beside}
          {...control(member, head)}
          checked={row[member] as boolean}
          onChange={(event) => set(member, event.target.checked)}
        />
      );
      return beside === undefined ? (
        <RowCell head={head} isCentered>
          {checkbox}
        </RowCell>
      ) : (
        checkbox
      );
    },
  };
}
