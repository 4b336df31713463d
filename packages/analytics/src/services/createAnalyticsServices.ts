import type { AnalyticsEvent } from '@kit/api'
import type { TimedKitEvent } from '@kit/core'
import type { PluginContext, PluginServices, ReadableStore } from '@kit/core/plugin'
import type { AnalyticsOptions } from '../AnalyticsOptions.js'
import type { AnalyticsState } from '../AnalyticsState.js'
import { createEventDelivery, type EventDelivery } from '../delivery/createEventDelivery.js'
import { createEventId, toAnalyticsEvent } from '../event/toAnalyticsEvent.js'
import { trackedEvents } from '../event/trackedEvents.data.js'
import { watchViews } from './watchViews.js'

/** Tracks events from the start of the engine. Makes no request before the user interacts with the page. */
export function createAnalyticsServices(
  { alert, emit, kit, ports }: PluginContext,
  { events$ }: Pick<PluginServices, 'events$'>,
  { api, isAddressSent = false, onEvent }: AnalyticsOptions,
  state: ReadableStore<AnalyticsState>,
): { destroy(): void } {
  let delivery: EventDelivery | undefined
  let isAlerted = false

  /** Starts or stops tracking. Stopping discards unsent events. */
  function follow(): void {
    const isOn = state.getState().isEnabled && api !== undefined && !kit.isRegionBlocked
    if (isOn && delivery === undefined) {
      delivery = createEventDelivery({
        api,
        ports,
        onForbidden(error) {
          if (!isAlerted) alert('INVALID_APP_CONFIGURATION', error)
          isAlerted = true
        },
      })
    } else if (!isOn) {
      delivery?.end()
      delivery = undefined
    }
  }

  function take(event: TimedKitEvent): void {
    if (!state.getState().isEnabled) return
    const { account, network } = kit.active.getState()
    const tracked = toAnalyticsEvent(event, {
      eventId: createEventId(ports.random),
      href: ports.platform.href,
      networkId: network?.id,
      address: isAddressSent ? account?.address : undefined,
    })
    if (tracked === undefined) return
    delivery?.add(tracked, trackedEvents[event.type]?.isPassive === true)
    notifyApp(tracked)
  }

  function notifyApp(event: AnalyticsEvent): void {
    try {
      onEvent?.(event)
    } catch (error) {
      ports.log.error('The onEvent callback of analytics threw', error)
    }
  }

  const endState = state.subscribe(follow)
  const endVisibility = ports.platform.watchVisibility(() => {
    if (!ports.platform.isVisible()) delivery?.leave()
  })
  follow()
  const timeline = events$.subscribe(take)
  const endViews = watchViews({ emit, kit })
  return {
    destroy() {
      endViews()
      timeline.unsubscribe()
      endVisibility()
      endState()
      delivery?.leave()
      delivery?.end()
    },
  }
}
