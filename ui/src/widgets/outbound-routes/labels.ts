const placed = (place: number, count: number) => `position ${place} of ${count}`;

export const defaultLabels = {
  group: 'Outbound call routes',
  text: 'Digit prefix or regex',
  carrier: 'Carrier',
  description: 'Description',
  /** 'Carrier of route 3' */
  cell: (head: string, number: number) => `${head} of route ${number}`,
  add: 'Add route',
  remove: (number: number) => `Remove route ${number}`,
  moveUp: (number: number) => `Move route ${number} up`,
  moveDown: (number: number) => `Move route ${number} down`,
  drag: (number: number) => `Drag route ${number}`,
  empty: 'No routes: every call goes to the default carrier.',
  chooseCarrier: 'Choose a carrier',
  /** At a row with a finding of the route check. */
  finding: (severity: 'problem' | 'notice'): string =>
    severity === 'problem' ? 'The check found a problem' : 'The check has a notice',
  /** A carrier that is not among the options. */
  unknownCarrier: 'Carrier you can’t see',
  /** For screen readers: how to move a row by keyboard. */
  instructions:
    'Press space to pick up the route, the arrow keys to move it, space to drop it, and escape to cancel.',
  over: (text: string, place: number, count: number) =>
    `Route ${text} is at ${placed(place, count)}.`,
  moved: (text: string, place: number, count: number) =>
    `Route ${text} moved to ${placed(place, count)}.`,
  cancelled: (text: string) => `Route ${text} is back where it was.`,
};

export type OutboundRoutesLabels = typeof defaultLabels;
