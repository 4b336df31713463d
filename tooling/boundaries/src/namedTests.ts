/** Reads a file of the repository by its path from the root; undefined when there is none. */
export type ReadFile = (path: string) => string | undefined

/** A test that a table of a document names. */
export type NamedTest = { readonly path: string; readonly title: string }

// `[name](../path) › title`, up to the next test of the cell or the end of the cell.
const namedTest = /\]\(\.\.\/([^)]+)\) › (.+?)(?=\s*(?:<br>|(?<!\\)\|))/g

/** The cells of a line of a table, the empty ones before the first and after the last bar too. */
export const splitCells = (line: string): readonly string[] => line.split(/(?<!\\)\|/).map((cell) => cell.trim())

/**
 * The tests that a cell names.
 *
 * @example namedTests('[open.test](../packages/modal/src/open.test.ts) › opens') // [{ path: 'packages/modal/src/open.test.ts', title: 'opens' }]
 */
export const namedTests = (cell = ''): readonly NamedTest[] =>
  [...`${cell}|`.matchAll(namedTest)].map(([, path = '', title = '']) => ({ path, title: title.replaceAll('\\', '') }))

/** Whether a file has a test of this title: it is written in quotes, or is the name of an entry in a table of states. */
export function hasTitle(source: string, title: string): boolean {
  const isQuoted = ["'", '"', '`'].some((quote) => source.includes(quote + title + quote))
  return isQuoted || source.split('\n').some((line) => line.trimStart().startsWith(`${title}:`))
}
