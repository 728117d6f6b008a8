/** The element with the focus, also inside of shadow roots, of which the document knows the host. */
export function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
