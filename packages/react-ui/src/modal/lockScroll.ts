/**
 * Keeps the page behind from scrolling, with no shift: where it has a scroll bar its place stays. Each lock is a style sheet of its
 * own, so two dialogs in one page do not undo each other. Returns the end.
 */
export function lockScroll(page: Document): () => void {
  const hasBar = page.defaultView !== null && page.defaultView.innerWidth > page.documentElement.clientWidth
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`html{overflow:hidden!important;${hasBar ? 'scrollbar-gutter:stable!important;' : ''}}`)
  page.adoptedStyleSheets.push(sheet)
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
