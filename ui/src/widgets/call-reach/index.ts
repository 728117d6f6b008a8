export {
  CallReach,
  type CallReachLabels,
  type CallReachProps,
  type ReachedCallExample,
  type ShownReach,
} from './call-reach.tsx';
