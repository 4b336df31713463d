/**
 * Returns the option name with the smallest edit distance, or undefined if none is close.
 *
 * @example nearestName('projectID', ['projectId', 'tokens']) // 'projectId'
 */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  const most = Math.max(2, given.length / 3)
  const [best] = names
    .map((name) => ({ name, edits: countEdits(given.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)
  return best !== undefined && best.edits <= most ? best.name : undefined
}

/** Counts inserted, deleted and replaced characters (Levenshtein distance). */
function countEdits(a: string, b: string): number {
  let row = [...Array(b.length + 1).keys()]
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries())
      next.push(Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return row[b.length] ?? 0
}
