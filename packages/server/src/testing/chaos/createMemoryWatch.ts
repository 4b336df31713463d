import type { ChaosServer } from './startChaosServer.js'

/** Resident memory of the servers' processes, in mebibytes. */
export type MemoryReport = {
  readonly peak: number
  /** Greatest memory at rest while each fault was made for the first time. */
  readonly firstRest: number
  /** Greatest memory at rest afterwards, after the same faults. */
  readonly laterRest: number
}

/** Watches the memory of servers. */
export type MemoryWatch = {
  /** Compares the memory after a fault. `isRepeated` if all faults were made before. Returns what is too much. */
  atRest(isRepeated: boolean): readonly string[]
  report(): MemoryReport
  stop(): void
}

const sampleMs = 500
/**
 * After the same faults a process may hold this much more. Right after a flood, V8 has not collected all of it: equal processes differ by
 * more than 50 MiB then. Something that grew with each message, socket or fault would exceed it in a long run.
 */
const growthMebibytes = 96
/** A process starts with up to 130 MiB. Pending requests take at most 8 MiB, an unread socket 1 MiB, and V8 doubles its heap. */
const peakMebibytes = 400

/** Samples the memory of every process until it is stopped. */
export function createMemoryWatch(servers: readonly ChaosServer[]): MemoryWatch {
  const first = new Map<string, number>()
  const report = { peak: 0, firstRest: 0, laterRest: 0 }
  let exceeded: string | undefined

  function sample(): void {
    for (const { name, memory } of servers)
      for (const { process, mebibytes } of memory()) {
        if (mebibytes > Math.max(report.peak, peakMebibytes))
          exceeded = `${name} (${process}) had ${mebibytes} MiB, more than ${peakMebibytes}`
        report.peak = Math.max(report.peak, mebibytes)
      }
  }
  const timer = setInterval(sample, sampleMs)

  return {
    atRest(isRepeated) {
      sample()
      const sentences = exceeded === undefined ? [] : [exceeded]
      exceeded = undefined
      for (const { name, memory } of servers)
        for (const { process, mebibytes } of memory()) {
          const key = `${name} (${process})`
          const before = first.get(key) ?? 0
          if (!isRepeated) first.set(key, Math.max(before, mebibytes))
          else if (mebibytes > before + growthMebibytes)
            sentences.push(`${key} grew from ${before} to ${mebibytes} MiB`)
          const which = isRepeated ? 'laterRest' : 'firstRest'
          report[which] = Math.max(report[which], mebibytes)
        }
      return sentences
    },
    report: () => report,
    stop: () => clearInterval(timer),
  }
}
