export type { CardElement, CardEngine } from './card-engine.ts';
export {
  CardForm,
  type CardFormHandle,
  type CardFormLabels,
  type CardFormProps,
} from './card-form.tsx';
export { createStandInEngine, standInCards } from './stand-in-engine.ts';
