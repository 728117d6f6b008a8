import { createHandover } from './handover.ts';

/** A deleted record whose values are in the form of a new one. */
type Recreation = {
  /** Address of that form. */
  add: string;
  /** Its entry in the history. */
  entryId: number;
};

const handover = createHandover<Recreation>(({ add }) => add);

/** @param open leads to the form; leaving it ends the recreation */
export function beginRecreation(recreation: Recreation, open: () => void): void {
  handover.give(recreation);
  open();
}

/** The deleted record that the form on this page creates again, once. */
export const takeRecreation = () => handover.take()?.entryId;
