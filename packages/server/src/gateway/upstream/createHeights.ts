/** The newest blocks of a chain's nodes, as last heard from them. */
export type Heights = {
  /** Notes what a node says its newest block is. */
  report(upstream: number, height: number): void
  /** Undefined before the node was heard. */
  of(upstream: number): { readonly height: number; readonly atMs: number } | undefined
  /** The newest block of all; undefined before any node was heard. */
  tip(): number | undefined
  /** Blocks a node is behind the tip; 0 while nothing is known of it. */
  lag(upstream: number): number
}

/** What is heard is forgotten after a while, so that a node that is gone does not set the tip for ever. */
const REMEMBERED_MS = 60_000

/**
 * Compares a chain's nodes by their newest block.
 *
 * @param options.onTip Called when the tip changes; `back` is by how many blocks it went back, 0 when it went on.
 */
export function createHeights(options: {
  readonly now: () => number
  readonly onTip: (tip: number, back: number) => void
}): Heights {
  const { now, onTip } = options
  const heard = new Map<number, { readonly height: number; readonly atMs: number }>()
  let tip: number | undefined

  return {
    report(upstream, height) {
      if (!Number.isSafeInteger(height) || height < 0) return
      heard.set(upstream, { height, atMs: now() })
      let best = height
      for (const [index, seen] of heard) {
        if (now() - seen.atMs > REMEMBERED_MS) heard.delete(index)
        else best = Math.max(best, seen.height)
      }
      if (best === tip) return
      const back = Math.max(0, (tip ?? 0) - best)
      tip = best
      onTip(best, back)
    },
    of: (upstream) => heard.get(upstream),
    tip: () => tip,
    lag: (upstream) => Math.max(0, (tip ?? 0) - (heard.get(upstream)?.height ?? tip ?? 0)),
  }
}
