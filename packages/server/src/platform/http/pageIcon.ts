import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

const outlines = {
  shield: 'M12 3.5l7 2.5v5.5c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6z M9 12l2.2 2.2L15.2 10',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM12 7.5V12l3 2',
  warning: 'M12 9v4.5M12 17v.01M10.3 4.4L2.9 17.2A2 2 0 004.6 20.2h14.8a2 2 0 001.7-3L13.7 4.4a2 2 0 00-3.4 0z',
} as const

/**
 * Renders the drawing at the head of a page of the server.
 *
 * @example html`<main>${pageIcon('check')}<h1>Device confirmed</h1></main>`
 */
export function pageIcon(name: keyof typeof outlines): HtmlEscapedString | Promise<HtmlEscapedString> {
  return html`<span class="icon" aria-hidden="true"><svg width="26" height="26" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"><path d="${outlines[name]}" /></svg></span>`
}
