import { addressBlock } from '../limits/addressBlock.js'
import type { AppContext } from './AppContext.js'
import type { TrustProxy } from './clientAddress.js'
import { clientAddress } from './clientAddress.js'

/** Returns the address block that identifies the caller: an IPv4 address, or the /64 network of an IPv6 address. */
export function callerBlock(c: AppContext, trustProxy: TrustProxy): string {
  // Mounted in another server, there may be no socket.
  const remoteAddress = c.env?.incoming?.socket.remoteAddress
  return addressBlock(clientAddress({ remoteAddress, forwardedFor: c.req.header('x-forwarded-for') }, trustProxy))
}
