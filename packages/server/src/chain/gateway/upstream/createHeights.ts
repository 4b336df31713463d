/** Last known newest blocks of a chain's nodes. */
export type Heights = {
  /** Records a node's newest block. */
  report(upstream: number, height: number): void
  /** Undefined before the node reported one. */
  of(upstream: number): { readonly height: number; readonly atMs: number } | undefined
  /** The newest block of all nodes; undefined before any reported one. */
  tip(): number | undefined
  /** Blocks a node lags behind the tip; 0 while unknown. */
  lag(upstream: number): number
}

/** Reports expire, so that a removed node does not define the tip forever. */
const reportTtlMs = 60_000

/**
 * Compares a chain's nodes by their newest block.
 *
 * @param options.onTip Called when the tip changes; `reorgDepth` is the number of blocks it went back, 0 when it advanced.
 */
export function createHeights(options: {
  readonly now: () => number
  readonly onTip: (tip: number, reorgDepth: number) => void
}): Heights {
  const { now, onTip } = options
  const reports = new Map<number, { readonly height: number; readonly atMs: number }>()
  let tip: number | undefined

  return {
    report(upstream, height) {
      if (!Number.isSafeInteger(height) || height < 0) return
      reports.set(upstream, { height, atMs: now() })
      let best = height
      for (const [index, seen] of reports) {
        if (now() - seen.atMs > reportTtlMs) reports.delete(index)
        else best = Math.max(best, seen.height)
      }
      if (best === tip) return
      const reorgDepth = Math.max(0, (tip ?? 0) - best)
      tip = best
      onTip(best, reorgDepth)
    },
    of: (upstream) => reports.get(upstream),
    tip: () => tip,
    lag: (upstream) => Math.max(0, (tip ?? 0) - (reports.get(upstream)?.height ?? tip ?? 0)),
  }
}
