import type { PluginContext } from '@kit/core/plugin'

type IntervalOptions = {
  readonly intervalMs: number
  /** Time since the last run, from any source, in milliseconds. */
  age(): number
  run(): void
}

/**
 * Runs a task when it hasn't run for an interval, while the page is visible and a wallet on an EVM chain is connected. If that starts
 * later, an overdue task runs immediately. Returns a function that stops it.
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
