import { addSheet } from '../theme/addSheet.js'

/**
 * Keeps the page behind from scrolling without a shift: a scroll bar keeps its space. Each lock is a separate style sheet, so two
 * dialogs in one page do not undo each other. Returns a function that ends it.
 */
export function lockScroll(page: Document): () => void {
  const hasBar = page.defaultView !== null && page.defaultView.innerWidth > page.documentElement.clientWidth
  return addSheet(page, `html{overflow:hidden!important;${hasBar ? 'scrollbar-gutter:stable!important;' : ''}}`)
}
