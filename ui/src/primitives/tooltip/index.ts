export { place, type TooltipSide } from './place.ts';
export { tooltipStyles } from './tooltip.styles.ts';
export { Tooltip, type TooltipProps } from './tooltip.tsx';
