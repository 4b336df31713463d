import type { ChaosReport, FaultResult } from './runChaos.js'

/** Returns the lines of a report: a table of the faults, totals, and everything that must not have happened. */
export function describeChaos({ scene, results, notRun, counts, memory, violations }: ChaosReport): readonly string[] {
  const names = [...new Set(results.map(({ fault }) => fault))].sort()
  const width = Math.max(0, ...names.map((name) => name.length))
  return [
    `== ${scene} ==`,
    ...names.map((name) =>
      row(
        name.padEnd(width),
        results.filter(({ fault }) => fault === name),
      ),
    ),
    ...notRun.map(({ fault, missing }) => `${fault}: NOT RUN, needs ${missing}`),
    `messages: ${Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}`,
    `memory (MiB): peak ${memory.peak}, at rest ${memory.firstRest} after each fault, ${memory.laterRest} after more`,
    ...violations.map((sentence) => `FAULT: ${sentence}`),
    `${results.length} faults made, ${violations.length} violations`,
  ]
}

function row(name: string, results: readonly FaultResult[]): string {
  const times = results.map(({ recoveredMs }) => recoveredMs).sort((one, other) => one - other)
  const failed = results.filter(({ violations }) => violations.length > 0).length
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN
  const recovered = `recovered in ${median} ms (median), ${times.at(-1)} ms (longest)`
  return `${name}  ${String(results.length).padStart(3)} times  ${recovered}${failed > 0 ? `  ${failed} FAILED` : ''}`
}
