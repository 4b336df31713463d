import { type Ports, pause } from '@kit/core/plugin'

/** Polls while there is something to wait for. */
export type Polling = {
  /** Starts polling, unless it is running. */
  start(): void
  stop(): void
}

/** Creates the polling. It pauses while the page is hidden; a failed request counts as a round without a result. */
export function createPolling(
  { clock, platform }: Pick<Ports, 'clock' | 'platform'>,
  { poll, shouldPoll, pauseMs }: { poll(): Promise<unknown>; shouldPoll(): boolean; pauseMs(): number },
): Polling {
  let round: AbortController | undefined

  async function follow(): Promise<void> {
    if (round !== undefined || !shouldPoll()) return
    const mine = new AbortController()
    round = mine
    try {
      while (shouldPoll()) {
        await pause(clock, pauseMs(), mine.signal)
        if (platform.isVisible()) await poll().catch(() => undefined)
      }
    } finally {
      if (round === mine) round = undefined
    }
  }

  return {
    start: () => void follow().catch(() => undefined),
    stop() {
      round?.abort()
      round = undefined
    },
  }
}
