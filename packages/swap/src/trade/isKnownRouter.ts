import type { CaipNetworkId } from '@kit/core/plugin'
import type { SwapOptions } from '../SwapOptions.js'
import { knownRouters } from './knownRouters.data.js'

/**
 * Whether an exchange contract is configured by the app for the network, or is well known if the app configured none.
 *
 * @example isKnownRouter('0x1111…8842a65', 'eip155:1') // true
 */
export function isKnownRouter(
  router: string,
  networkId: CaipNetworkId,
  routers: NonNullable<SwapOptions['routers']> = {},
): boolean {
  const address = router.toLowerCase()
  const named = routers[networkId]
  if (named !== undefined) return named.some((one) => one.toLowerCase() === address)
  const chains = Object.hasOwn(knownRouters, address) ? knownRouters[address] : undefined
  return chains?.some((id) => networkId === `eip155:${id}`) ?? false
}
