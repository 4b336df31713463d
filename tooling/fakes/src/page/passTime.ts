import type { FakeClock } from '@kit/testing'

/** Lets time pass on a clock of a test until the work has settled. */
export async function passTime<T>(clock: FakeClock, work: Promise<T>): Promise<T> {
  let isPending = true
  const settle = () => {
    isPending = false
  }
  work.then(settle, settle)
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    if (!isPending) return work
    clock.advance(500)
  }
}
