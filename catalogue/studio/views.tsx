/** Colour matrices after Viénot, Brettel and Mollon (1999), for filters on a picture. */
const matrices = {
  'red-blind': '0.11 0.89 0 0 0  0.11 0.89 0 0 0  0.004 -0.004 1 0 0  0 0 0 1 0',
  'green-blind': '0.29 0.71 0 0 0  0.29 0.71 0 0 0  -0.02 0.02 1 0 0  0 0 0 1 0',
  'blue-blind': '1 0.15 -0.15 0 0  0 0.87 0.13 0 0  0 0.87 0.13 0 0  0 0 0 1 0',
  'no-colour': '0.21 0.72 0.07 0 0  0.21 0.72 0.07 0 0  0.21 0.72 0.07 0 0  0 0 0 1 0',
} as const;

export type View = 'typical' | keyof typeof matrices | 'forced';

export const viewOptions: { value: View; label: string }[] = [
  { value: 'typical', label: 'Typical' },
  { value: 'red-blind', label: 'Without red (protanopia)' },
  { value: 'green-blind', label: 'Without green (deuteranopia)' },
  { value: 'blue-blind', label: 'Without blue (tritanopia)' },
  { value: 'no-colour', label: 'Without colour' },
  { value: 'forced', label: 'Forced colours, approximated' },
];

/** The filters, named after their views; rendered once per page. */
export function ViewFilters() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {Object.entries(matrices).map(([name, values]) => (
        <filter key={name} id={`view-${name}`} colorInterpolationFilters="linearRGB">
          <feColorMatrix type="matrix" values={values} />
        </filter>
      ))}
    </svg>
  );
}

export const filterOf = (view: View) =>
  view === 'typical' || view === 'forced' ? undefined : `url(#view-${view})`;
