'use client'
import { type Context, createContext, useContext, useInsertionEffect } from 'react'

/** Where style sheets are adopted: the modal's shadow root, or, without one above, the page. */
export const StyleRootContext: Context<ShadowRoot | undefined> = createContext<ShadowRoot | undefined>(undefined)

type MarkedSheet = CSSStyleSheet & { kitText?: string }

/** Adopts a compiled style sheet before the component is painted. The same text is adopted once per root. */
export function useStyles(css: string): void {
  const root = useContext(StyleRootContext)
  useInsertionEffect(() => adoptStyles(root ?? document, css), [root, css])
}

/** Adopts a style sheet in a root that may have it already. A content policy does not restrict constructed sheets. */
export function adoptStyles(root: Document | ShadowRoot, css: string): void {
  if (root.adoptedStyleSheets.some((sheet: MarkedSheet) => sheet.kitText === css)) return
  const sheet: MarkedSheet = new CSSStyleSheet()
  sheet.kitText = css
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
}
