export type OutboundRoutesLabels = {
  group: string;
  text: string;
  carrier: string;
  description: string;
  /** 'Carrier of route 3' */
  cell: (head: string, number: number) => string;
  add: string;
  remove: (number: number) => string;
  moveUp: (number: number) => string;
  moveDown: (number: number) => string;
  drag: (number: number) => string;
  empty: string;
  chooseCarrier: string;
  /** Not among those that may be chosen. */
  unknownCarrier: string;
  /** How a row is moved by keyboard, for those who do not see it. */
  instructions: string;
  over: (text: string, place: number, count: number) => string;
  moved: (text: string, place: number, count: number) => string;
  cancelled: (text: string) => string;
};

const placed = (place: number, count: number) => `position ${place} of ${count}`;

export const defaultLabels: OutboundRoutesLabels = {
  group: 'Outbound call routes',
  text: 'Digit prefix or regex',
  carrier: 'Carrier',
  description: 'Description',
  cell: (head, number) => `${head} of route ${number}`,
  add: 'Add route',
  remove: (number) => `Remove route ${number}`,
  moveUp: (number) => `Move route ${number} up`,
  moveDown: (number) => `Move route ${number} down`,
  drag: (number) => `Drag route ${number}`,
  empty: 'No routes: every call goes to the default carrier.',
  chooseCarrier: 'Choose a carrier',
  unknownCarrier: 'Carrier you can’t see',
  instructions:
    'Press space to pick up the route, the arrow keys to move it, space to drop it, and escape to cancel.',
  over: (text, place, count) => `Route ${text} is at ${placed(place, count)}.`,
  moved: (text, place, count) => `Route ${text} moved to ${placed(place, count)}.`,
  cancelled: (text) => `Route ${text} is back where it was.`,
};
