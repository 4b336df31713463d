import type { PluginContext } from '@kit/core/plugin'

/** What {@link watchInterval} takes. */
type IntervalOptions = {
  readonly intervalMs: number
  /** How long ago it was done, for whatever reason, in milliseconds. */
  age(): number
  run(): void
}

/**
 * Does something when it was not done for an interval, while the page is visible and a wallet of EVM chains is connected: at once when
 * that begins later. Returns the end.
 */
export function watchInterval({ kit, ports }: PluginContext, { intervalMs, age, run }: IntervalOptions): () => void {
  const { clock, platform } = ports
  let endTimer: (() => void) | undefined

  function isWanted(): boolean {
    const { account, status } = kit.active.getState()
    return platform.isVisible() && status === 'connected' && account?.namespace === 'eip155'
  }
  function follow(): void {
    if (!isWanted()) {
      endTimer?.()
      endTimer = undefined
    } else endTimer ??= clock.setTimeout(due, Math.max(0, intervalMs - age()))
  }
  function due(): void {
    endTimer = undefined
    const isDone = age() < intervalMs
    if (!isDone) run()
    endTimer = clock.setTimeout(due, isDone ? intervalMs - age() : intervalMs)
  }

  const ends = [kit.active.subscribe(follow), platform.watchVisibility(follow)]
  follow()
  return () => {
    for (const end of ends) end()
    endTimer?.()
  }
}
