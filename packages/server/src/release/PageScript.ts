import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** A script of a page: what its tag says, and what is written inside. */
export type PageScript = { readonly attributes: string; readonly text: string }

/** The scripts of a page, in order. */
export function scriptsOf(page: string): readonly PageScript[] {
  return [...page.matchAll(SCRIPT)].map(([, attributes = '', text = '']) => ({ attributes, text }))
}

/** Sources of the scripts that are written into a page, for `script-src`. */
export function inlineSources(page: string): readonly string[] {
  const inline = scriptsOf(page).filter(({ attributes }) => !/\ssrc\s*=/i.test(attributes))
  return [...new Set(inline.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))]
}
