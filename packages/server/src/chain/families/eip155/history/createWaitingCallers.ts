import { createAbortLimit } from '@kit/core/plugin'
import { pause } from '../../../../platform/jobs/createLocalLeadership.js'

/** Callers that wait until a loop has passed once from its start, which wake it up. */
export type WaitingCallers = {
  wait(): Promise<void>
  /** Called when the loop starts: callers from now on wait for the next one. */
  markSeen(): void
  releaseSeen(): void
  releaseAll(): void
  /** Waits unless a new caller does; returns early for one, or when aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

/** Creates a list without callers. */
export function createWaitingCallers(): WaitingCallers {
  const waiting = new Set<{ readonly resolve: () => void; seen: boolean }>()
  let wake: (() => void) | undefined

  function release(isDue: (caller: { seen: boolean }) => boolean): void {
    for (const caller of [...waiting]) {
      if (!isDue(caller)) continue
      waiting.delete(caller)
      caller.resolve()
    }
  }

  return {
    wait: () =>
      new Promise((resolve) => {
        waiting.add({ resolve, seen: false })
        wake?.()
      }),
    markSeen() {
      for (const caller of waiting) caller.seen = true
    },
    releaseSeen: () => release(({ seen }) => seen),
    releaseAll: () => release(() => true),
    async sleep(ms, signal) {
      if ([...waiting].some(({ seen }) => !seen)) return
      const nap = createAbortLimit([signal])
      wake = () => nap.abort('awakened')
      await pause(ms, nap.signal)
      nap.end()
      wake = undefined
    },
  }
}
