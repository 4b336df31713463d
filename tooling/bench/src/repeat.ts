import { median } from './median.js'

const rounds = 9
/** Time limit of each figure. On a busy machine it is the median of fewer rounds. */
const figureMs = 15_000

/** Measures several rounds, at least one, and returns the median of each figure. */
export async function repeat<const Name extends string>(
  measure: () => Promise<Readonly<Record<Name, number>>>,
): Promise<Readonly<Record<Name, number>>> {
  const end = Date.now() + figureMs
  const seen: Readonly<Record<Name, number>>[] = []
  do seen.push(await measure())
  while (seen.length < rounds && Date.now() < end)
  const names = Object.keys(seen[0] ?? {}) as Name[]
  return Object.fromEntries(names.map((name) => [name, median(seen.map((one) => one[name]))])) as Record<Name, number>
}
