'use client'
import { type Context, createContext, useContext, useInsertionEffect } from 'react'
import { addSheet } from './addSheet.js'

/** The root that adopts style sheets: the modal's shadow root, or, outside of it, the page. */
export const StyleRootContext: Context<ShadowRoot | undefined> = createContext<ShadowRoot | undefined>(undefined)

type Marked = (Document | ShadowRoot) & { kitSheets?: Set<string> }

/** Adopts a compiled style sheet before the component paints. The same text is adopted once per root. */
export function useStyles(css: string): void {
  const root = useContext(StyleRootContext)
  useInsertionEffect(() => adoptStyles(root ?? document, css), [root, css])
}

/** Adopts a style sheet in a root, unless it already has it. */
export function adoptStyles(root: Document | ShadowRoot, css: string): void {
  const marked: Marked = root
  marked.kitSheets ??= new Set()
  if (marked.kitSheets.has(css)) return
  marked.kitSheets.add(css)
  addSheet(root, css)
}
