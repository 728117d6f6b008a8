export {
  TermsAcceptance,
  type TermsAcceptanceLabels,
  type TermsAcceptanceProps,
} from './terms-acceptance.tsx';
