export {
  type PlanLine,
  type PlanQuantities,
  planErrors,
  quantityOf,
  totalOf,
  totalsOf,
} from './plan.model.ts';
export { PlanGrid, type PlanGridLabels, type PlanGridProps } from './plan-grid.tsx';
