/** An element by role and accessible name. */
export type Target = {
  readonly role: 'button' | 'textbox' | 'dialog' | 'region' | 'status'
  readonly name: RegExp
  /** Name of the dialog or region that contains it, or `modal` for the kit's modal in any view. */
  readonly within?: string
}

/** A target that can be sent to a page. */
type SentTarget = Omit<Target, 'name'> & { readonly name: string; readonly flags: string }

/**
 * Returns the first visible element of a page that matches, also inside open shadow roots. Runs in the page, so it uses nothing from
 * outside. The name of a status is its text.
 */
export function locateElement({ role, name, flags, within }: SentTarget): Element | null {
  const selectors: Record<string, string> = {
    button: 'button, [role=button], [role=menuitem], summary',
    textbox: 'input, textarea',
    dialog: 'dialog[open], [role=dialog]',
    region: 'section, [role=region]',
    status: 'output, [role=status]',
  }
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const root = element.getRootNode() as Document | ShadowRoot
    const labels = ids.map((id) => root.getElementById(id)?.textContent ?? '')
    const own = (element as HTMLInputElement).labels?.[0]?.textContent
    const text = labels.join(' ') || element.getAttribute('aria-label') || own || element.getAttribute('title')
    return (text || (role === 'region' || role === 'dialog' ? '' : element.textContent) || '').trim()
  }
  const all = (root: Document | ShadowRoot | Element, found: Element[] = []): Element[] => {
    for (const element of root.querySelectorAll('*')) {
      found.push(element)
      if (element.shadowRoot) all(element.shadowRoot, found)
    }
    return found
  }
  const places = all(document)
  const containers =
    within === undefined
      ? [document]
      : places.filter(
          (place) =>
            place.matches(`${selectors['dialog']}, ${selectors['region']}`) &&
            place.checkVisibility() &&
            (within === 'modal' ? place.hasAttribute('data-shown') : nameOf(place) === within),
        )
  const pattern = new RegExp(name, flags)
  for (const container of containers)
    for (const element of all(container))
      if (
        element.matches(selectors[role] as string) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !(element as HTMLButtonElement).disabled &&
        pattern.test(nameOf(element))
      )
        return element
  return null
}
