import type { FakeClock } from '@kit/testing'

/** Advances a fake clock until the work settles. */
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
