export {
  BrokenTests,
  type BrokenTestsLabels,
  type BrokenTestsProps,
} from './broken-tests.tsx';
export {
  CallTests,
  type CallTestsLabels,
  type CallTestsProps,
  type ShownCallTest,
} from './call-tests.tsx';
