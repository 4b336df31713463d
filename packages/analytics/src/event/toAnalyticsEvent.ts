import type { AnalyticsEvent } from '@kit/api'
import type { CaipNetworkId, TimedKitEvent } from '@kit/core'
import { cleanText, type Ports } from '@kit/core/plugin'
import { trackedEvents } from './trackedEvents.data.js'

/** Context of an event. */
export type AnalyticsContext = {
  readonly eventId: string
  /** URL of the page. Its query and fragment, which may contain tokens or search terms, are removed. */
  readonly href: string
  readonly networkId?: CaipNetworkId | undefined
  /** Included only if the app opts in. */
  readonly address?: string | undefined
}

const maxWordLength = 128
const maxUrlLength = 2048

/**
 * Converts a kit event to an analytics event, or to undefined if it isn't tracked. Pure.
 *
 * @example
 * kit.events$.subscribe((event) => {
 *   const told = toAnalyticsEvent(event, { eventId: crypto.randomUUID(), href: location.href })
 *   if (told !== undefined) myAnalytics.track(told.props.event, told.props.properties)
 * })
 */
export function toAnalyticsEvent(event: TimedKitEvent, context: AnalyticsContext): AnalyticsEvent | undefined {
  const tracked = Object.hasOwn(trackedEvents, event.type) ? trackedEvents[event.type] : undefined
  if (tracked === undefined) return undefined
  const read = { ...event, active: { network: context.networkId } }
  const properties = Object.entries(tracked.properties).flatMap(([name, path]) => {
    const value = toProperty(path.split('.').reduce<unknown>(memberOf, read))
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    eventId: context.eventId,
    ...pageOf(context.href),
    timestamp: event.atMs,
    props: {
      type: 'track',
      event: tracked.event,
      ...(context.address !== undefined && { address: context.address }),
      ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    },
  }
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as { readonly [name: string]: unknown })[name] : undefined

/** Wallet names and plugin data are untrusted: accepts only short strings, numbers and booleans. */
function toProperty(value: unknown): string | number | boolean | undefined {
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value
  return cleanText(value, maxWordLength) || undefined
}

function pageOf(href: string): { readonly url: string; readonly domain: string } {
  try {
    const { origin, hostname, pathname } = new URL(href)
    // The path of a local file contains the user's folders.
    if (origin === 'null') return { url: '', domain: '' }
    return { url: `${origin}${pathname}`.slice(0, maxUrlLength), domain: hostname.slice(0, 256) }
  } catch {
    return { url: '', domain: '' }
  }
}

/** Creates a random UUID (version 4), by which a service detects repeated deliveries. */
export function createEventId(random: Ports['random']): string {
  const bytes = random.bytes(16)
  const hex = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return value.toString(16).padStart(2, '0')
  }).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
