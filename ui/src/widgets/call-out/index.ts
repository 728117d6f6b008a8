export {
  type CallOutKind,
  type CallOutProblem,
  type CallOutProblems,
  type CallOutValue,
  callOutProblems,
  dialledTarget,
  emptyCallOut,
} from './call-out.model.ts';
export { CallOutForm, type CallOutFormLabels, type CallOutFormProps } from './call-out-form.tsx';
