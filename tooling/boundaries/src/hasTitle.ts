/** Reads a file of the repository by its path from the root; undefined if there is none. */
export type ReadFile = (path: string) => string | undefined

/** Returns whether a file has a test of this title: in quotes, or as the name of an entry in a table of states. */
export function hasTitle(source: string, title: string): boolean {
  const isQuoted = ["'", '"', '`'].some((quote) => source.includes(quote + title + quote))
  return isQuoted || source.split('\n').some((line) => line.trimStart().startsWith(`${title}:`))
}
