import type { ClockPort } from '@kit/core'

/** Waits for work whose failure does not matter, until a limit or an aborted signal. Never rejects. */
export function untilOrAfter(
  work: Promise<unknown>,
  limit: { readonly clock: ClockPort; readonly limitMs: number; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      cancel()
      limit.signal?.removeEventListener('abort', finish)
      resolve()
    }
    const cancel = limit.clock.setTimeout(finish, limit.limitMs)
    if (limit.signal?.aborted) return finish()
    limit.signal?.addEventListener('abort', finish)
    work.then(finish, finish)
  })
}
