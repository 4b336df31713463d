import { createHash } from 'node:crypto'

const scriptPattern = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** A script of a page: the attributes of its tag, and its inline text. */
export type PageScript = { readonly attributes: string; readonly text: string }

/** Returns the scripts of a page, in order. */
export function scriptsOf(page: string): readonly PageScript[] {
  return [...page.matchAll(scriptPattern)].map(([, attributes = '', text = '']) => ({ attributes, text }))
}

/** Returns the `script-src` sources of a page's inline scripts. */
export function inlineSources(page: string): readonly string[] {
  const inline = scriptsOf(page).filter(({ attributes }) => !/\ssrc\s*=/i.test(attributes))
  return [...new Set(inline.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))]
}
