export type { Offer, OfferStatus } from './offered-select.model.ts';
export {
  OfferedSelect,
  type OfferedSelectLabels,
  type OfferedSelectProps,
} from './offered-select.tsx';
