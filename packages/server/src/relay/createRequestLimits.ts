import QuickLru from 'quick-lru'
import type { AddressShares } from '../platform/limits/createAddressShares.js'
import { createRateLimit, type TokenBucket } from '../platform/limits/createRateLimit.js'
import type { RelayLimits } from './relayConfig.js'

/** Request points of one socket, and of all sockets of its address. */
export type RequestLimit = {
  /** Takes points, and returns whether there were enough. */
  mayRequest(points: number): boolean
  /** Charges for work that is already done. */
  charge(points: number): void
}

/** Options for {@link createRequestLimits}. */
export type RequestLimitsOptions = {
  readonly limits: RelayLimits
  /** Returns the factor for the limits of an address block. */
  readonly sharesOf: AddressShares
  readonly now: () => number
}

const burstSeconds = 10
/** Many users may share an address: all its sockets together have the request limit of this many. */
const socketsPerAddress = 10
const maxAddresses = 10_000

/** Returns the limit of a new socket of an address. */
export function createRequestLimits({
  limits,
  sharesOf,
  now,
}: RequestLimitsOptions): (address: string) => RequestLimit {
  const limit = createRateLimit({ perSecond: limits.maxRequestsPerSecond, burstS: burstSeconds, now })
  // Outlives the socket: reconnecting gives no fresh requests.
  const addresses = new QuickLru<string, TokenBucket>({ maxSize: maxAddresses })

  return (address) => {
    const ofSocket = limit.fill()
    const ofAddress = addresses.get(address) ?? limit.fill(socketsPerAddress * sharesOf(address))
    addresses.set(address, ofAddress)
    return {
      mayRequest: (points) => limit.take(ofSocket, points) && limit.take(ofAddress, points),
      charge(points) {
        limit.charge(ofSocket, points)
        limit.charge(ofAddress, points)
      },
    }
  }
}
