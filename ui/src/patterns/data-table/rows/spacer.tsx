import type { Ref } from 'react';

type SpacerProps = {
  /** In px, or as CSS has it. */
  height: number | string;
  ref?: Ref<HTMLTableRowElement>;
};

/** Keeps the height of rows that are not drawn. */
export const Spacer = ({ height, ref }: SpacerProps) => (
  <tr ref={ref} aria-hidden className="cards:block" style={{ height }}>
    <td className="p-0" />
  </tr>
);
