/** A test of the end-to-end suite. */
export type Journey = { readonly file: string; readonly title: string }

/** Returns a pattern that matches the full titles of these tests only, for Playwright's `grep`. Tests for both EVM libraries run with viem. */
export function journeyTitles(journeys: readonly Journey[]): RegExp {
  const titles = journeys.map(({ title }) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?:spec\\.ts|viem) (?:${titles.join('|')})$`)
}
