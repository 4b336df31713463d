/** Last known newest blocks of a chain's nodes. */
export type Heights = {
  /** Records a node's newest block. */
  report(upstream: number, height: number): void
  /** Undefined before the node reported one. */
  of(upstream: number): { readonly height: number; readonly atMs: number } | undefined
  /** The newest block that the nodes' reports support; undefined before any reported one. */
  tip(): number | undefined
  /** Blocks a node lags behind the tip; 0 while unknown. */
  lag(upstream: number): number
}

type Report = {
  readonly height: number
  readonly atMs: number
  /** When the node was first heard from, or last reported a higher block. */
  readonly movedAtMs: number
  /** When the height last rose faster than a chain grows: the node is syncing, or wrong. */
  readonly leaptAtMs: number
}

/** Reports expire, so that a removed node does not define the tip forever. */
const reportTtlMs = 60_000
/** How far ahead of all others a node can be: they may lag, but not that long. */
const maxLeadMs = 30 * 60_000
const leastMaxLead = 100
/** Chains may grow faster than configured, for a while. */
const growthFactor = 4
const growthSlack = 10
/** A node whose block doesn't change for this long, and for ten block times, has stalled. */
const stallMs = 60_000
/** A tip says nothing about a much later one. */
const supportedTtlMs = 10 * 60_000

/**
 * Compares a chain's nodes by their newest block. A single node is believed. Of several, one that is far ahead of all others is not, or it
 * would make them look lagging. It is believed if the tip can have grown that much, or if the others have stalled or are syncing.
 *
 * @param options.onTip Called when the tip changes; `reorgDepth` is the number of blocks it went back, 0 when it advanced.
 */
export function createHeights(options: {
  readonly now: () => number
  readonly blockTimeMs: number
  readonly onTip: (tip: number, reorgDepth: number) => void
}): Heights {
  const { now, blockTimeMs, onTip } = options
  const maxLead = Math.max(leastMaxLead, Math.ceil(maxLeadMs / blockTimeMs))
  const reports = new Map<number, Report>()
  const known = new Set<number>()
  let tip: number | undefined
  /** The last tip that more than one node had a say in, or that grew from such a tip. */
  let supported: { readonly height: number; readonly atMs: number } | undefined

  const growth = (ms: number): number => growthSlack + growthFactor * Math.ceil(ms / blockTimeMs)

  function add(upstream: number, height: number): void {
    const [before, atMs] = [reports.get(upstream), now()]
    const { movedAtMs = atMs, leaptAtMs = Number.NEGATIVE_INFINITY } = before ?? {}
    const isLeap = before !== undefined && height - before.height > growth(atMs - before.atMs)
    reports.set(upstream, {
      height,
      atMs,
      movedAtMs: before !== undefined && height > before.height ? atMs : movedAtMs,
      leaptAtMs: isLeap ? atMs : leaptAtMs,
    })
    known.add(upstream)
    for (const [index, seen] of reports) if (atMs - seen.atMs > reportTtlMs) reports.delete(index)
  }

  function isSupported(report: Report, all: readonly Report[]): boolean {
    if (all.some((other) => other !== report && Math.abs(other.height - report.height) <= maxLead)) return true
    if (supported === undefined || now() - supported.atMs > supportedTtlMs) return false
    return isSteady(report) && report.height <= supported.height + growth(now() - supported.atMs)
  }

  /** Whether a node seems to follow the chain. */
  function isSteady({ movedAtMs, leaptAtMs }: Report): boolean {
    const limitMs = Math.max(stallMs, 10 * blockTimeMs)
    return now() - movedAtMs <= limitMs && now() - leaptAtMs > limitMs
  }

  /** Returns the newest block that the reports support; undefined to keep the tip. */
  function findTip(): number | undefined {
    const all = [...reports.values()].sort((a, b) => b.height - a.height)
    if (known.size === 1) return all[0]?.height
    const found = all.find((each) => isSupported(each, all))
    if (found === undefined && all.length === 1)
      return supported !== undefined && now() - supported.atMs <= supportedTtlMs ? undefined : all[0]?.height
    // Nodes that contradict each other: the lowest of those that seem right makes none of them lag.
    const { height } = found ?? all.filter(isSteady).at(-1) ?? (all[0] as Report)
    supported = { height, atMs: now() }
    return height
  }

  return {
    report(upstream, height) {
      if (!Number.isSafeInteger(height) || height < 0) return
      add(upstream, height)
      const best = findTip()
      if (best === undefined || best === tip) return
      const reorgDepth = Math.max(0, (tip ?? 0) - best)
      tip = best
      onTip(best, reorgDepth)
    },
    of: (upstream) => reports.get(upstream),
    tip: () => tip,
    lag: (upstream) => Math.max(0, (tip ?? 0) - (reports.get(upstream)?.height ?? tip ?? 0)),
  }
}
