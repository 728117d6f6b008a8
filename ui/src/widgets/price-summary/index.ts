export { costOf, formatMoney, type Price, type PriceTier, unitAmountAt } from './price.model.ts';
export { PriceSummary, type PriceSummaryLabels, type PriceSummaryProps } from './price-summary.tsx';
