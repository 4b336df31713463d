/** Returns the most similar known word, if it is similar enough to be what was meant. */
export function closestMatch(written: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((word) => ({ word, steps: stepsBetween(written.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps)
  return best !== undefined && best.steps <= Math.max(2, Math.floor(written.length / 3)) ? best.word : undefined
}

/** Levenshtein distance. */
function stepsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (const [index, other] of [...to].entries()) {
      const replaced = (row[index] ?? 0) + Number(letter !== other)
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
