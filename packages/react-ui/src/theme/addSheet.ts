type Root = Document | ShadowRoot

/**
 * Adds a style sheet to a page or a shadow root and returns a function that removes it. Constructed sheets aren't restricted by a Content
 * Security Policy. Browsers without them (Safari before 16.4) get a `<style>` with the nonce of the page's own scripts and styles.
 */
export function addSheet(root: Root, css: string): () => void {
  if (root.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    // Assigned, because the list is frozen in older browsers.
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }
  const style = document.createElement('style')
  style.nonce = document.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce ?? ''
  style.textContent = css
  ;('head' in root ? root.head : root).append(style)
  return () => style.remove()
}

/** Copies the style sheets of another root to a shadow root. */
export function copySheets(from: Root, to: ShadowRoot): void {
  if (from.adoptedStyleSheets) to.adoptedStyleSheets = [...from.adoptedStyleSheets]
  else for (const style of from.querySelectorAll('style')) addSheet(to, style.textContent ?? '')
}
