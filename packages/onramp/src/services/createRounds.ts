import { type Ports, pause } from '@kit/core/plugin'

/** Asks again and again, for as long as there is something to wait for. */
export type Rounds = {
  /** Begins, unless it is at it already. */
  go(): void
  stop(): void
}

/** Creates them. Nobody is asked for a page that is not shown; a failure is one round without an answer. */
export function createRounds(
  { clock, platform }: Pick<Ports, 'clock' | 'platform'>,
  { ask, isAwaited, pauseMs }: { ask(): Promise<unknown>; isAwaited(): boolean; pauseMs(): number },
): Rounds {
  let round: AbortController | undefined

  async function follow(): Promise<void> {
    if (round !== undefined || !isAwaited()) return
    const mine = new AbortController()
    round = mine
    try {
      while (isAwaited()) {
        await pause(clock, pauseMs(), mine.signal)
        if (platform.isVisible()) await ask().catch(() => undefined)
      }
    } finally {
      if (round === mine) round = undefined
    }
  }

  return {
    go: () => void follow().catch(() => undefined),
    stop() {
      round?.abort()
      round = undefined
    },
  }
}
