import { createElement, type SVGProps } from 'react';

type Icon = { name: string; node: [tag: string, attributes: Record<string, string>][] };
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/**
 * In the built console, stands in for the function with which lucide-react makes its icons: a list
 * draws a hundred of them, and nobody here uses what that one offers besides.
 */
export default function createIcon({ name, node }: Icon) {
  // Drawn once: React passes over what is the same element.
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, strokeWidth = 2, className, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        'aria-hidden': rest['aria-label'] === undefined,
        ...rest,
      },
      shapes,
    );
}
