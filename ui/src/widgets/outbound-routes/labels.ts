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
  /** At a row that the check of the routes names. */
  finding: (severity: 'problem' | 'notice'): string =>
    severity === 'problem' ? 'The check found a problem' : 'The check has a notice',
  /** Not among those that may be chosen. */
  unknownCarrier: 'Carrier you can’t see',
  /** How a row is moved by keyboard, for those who do not see it. */
  instructions:
    'Press space to pick up the route, the arrow keys to move it, space to drop it, and escape to cancel.',
  over: (text: string, place: number, count: number) =>
    `Route ${text} is at ${placed(place, count)}.`,
  moved: (text: string, place: number, count: number) =>
    `Route ${text} moved to ${placed(place, count)}.`,
  cancelled: (text: string) => `Route ${text} is back where it was.`,
};

export type OutboundRoutesLabels = typeof defaultLabels;
