import { KitError } from '../error/KitError.js'
import type { FetchPort, Ports } from '../ports/Ports.js'
import type { KitSettings } from './KitSettings.js'

/** Decides whether configured services may be contacted. */
export type ServiceGate = {
  readonly isBlocked: () => boolean
  /** @throws KitError `kit/regionBlocked` */
  readonly require: () => void
  /** Returns a `fetch` whose requests reject with `kit/regionBlocked` if services are blocked. */
  readonly guard: (fetch: FetchPort) => FetchPort
}

/** Creates the gate. An unknown time zone isn't blocked. Without a list, the time zone isn't read, which is slow in most browsers. */
export function createServiceGate(
  { platform }: Pick<Ports, 'platform'>,
  { blockedTimeZones = [] }: Pick<KitSettings, 'blockedTimeZones'>,
): ServiceGate {
  const isBlocked = () => blockedTimeZones.length > 0 && blockedTimeZones.includes(platform.timeZone ?? '')
  function require(): void {
    if (isBlocked())
      throw new KitError('kit/regionBlocked', {
        shortMessage: 'Services are not available in this region.',
        details: `blockedTimeZones includes ${platform.timeZone}`,
      })
  }
  return {
    isBlocked,
    require,
    guard: (fetch) => async (url, init) => {
      require()
      return fetch(url, init)
    },
  }
}
