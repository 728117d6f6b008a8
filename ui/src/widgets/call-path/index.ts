export {
  type InboundPath,
  inboundPath,
  type PathBreak,
  type StationKind,
} from './call-path.model.ts';
export {
  CallPath,
  type CallPathLabels,
  type CallPathProps,
  type StationName,
} from './call-path.tsx';
