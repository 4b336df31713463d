import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/**
 * Fills in the placeholders of a text. Values are isolated in their own text direction, and distinguishable from the text around them.
 *
 * @example html`<p>${fillMarkup('Go back to {origin}.', { origin: 'https://dapp.example' })}</p>`
 */
export function fillMarkup(
  words: string,
  values: Readonly<Record<string, string>>,
): readonly (string | HtmlEscapedString | Promise<HtmlEscapedString>)[] {
  return words
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 0 ? part : html`<strong><bdi>${values[part] ?? ''}</bdi></strong>`))
}
