import { createHandover } from './handover.ts';

/** A deleted record whose values were put into the form of a new one. */
type Recreation = {
  /** Address of that form. */
  add: string;
  /** The deleted record's history entry. */
  entryId: number;
};

const handover = createHandover<Recreation>(({ add }) => add);

/** @param open opens the form; leaving the form ends the recreation */
export function beginRecreation(recreation: Recreation, open: () => void): void {
  handover.give(recreation);
  open();
}

/** Takes the entry of the deleted record that this page's form creates again, once. */
export const takeRecreation = () => handover.take()?.entryId;
