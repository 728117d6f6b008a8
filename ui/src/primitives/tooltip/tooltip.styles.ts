export const tooltipStyles =
  'pointer-events-none fixed inset-auto z-60 m-0 max-w-64 rounded-sm border-0 bg-inverse px-2 py-1 text-start text-meta font-normal whitespace-normal text-inverse shadow-overlay wrap-anywhere';
