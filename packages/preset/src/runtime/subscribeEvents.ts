import type { TimedKitEvent } from '@kit/core'
import type { Preset, Unsubscribe } from '../kit/Preset.js'

/**
 * Subscribes to all events, like `kit.events$`.
 *
 * @example
 * const end = subscribeEvents(preset, ({ type, atMs }) => log(type, atMs))
 */
export function subscribeEvents({ kit }: Pick<Preset, 'kit'>, listener: (event: TimedKitEvent) => void): Unsubscribe {
  const subscription = kit.events$.subscribe(listener)
  return () => subscription.unsubscribe()
}
