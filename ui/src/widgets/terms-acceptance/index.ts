export { TermsAcceptance, type TermsAcceptanceProps } from './terms-acceptance.tsx';
