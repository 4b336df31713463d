import { readFileSync } from 'node:fs'

/** A test of the end-to-end suite. */
export type Journey = { readonly file: string; readonly title: string }

/**
 * Returns a pattern that matches the full titles of these tests only, for Playwright's `grep`. Tests for both EVM libraries run with viem.
 *
 * @throws Error when a file has no test with its title, which Playwright would ignore
 */
export function journeyTitles(journeys: readonly Journey[], folder: URL): RegExp {
  for (const { file, title } of journeys)
    if (!readFileSync(new URL(file, folder), 'utf8').includes(`'${title}'`))
      throw new Error(`${file} has no test '${title}'. Update firefoxJourneys.data.ts.`)
  const titles = journeys.map(({ title }) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?:spec\\.ts|viem) (?:${titles.join('|')})$`)
}
