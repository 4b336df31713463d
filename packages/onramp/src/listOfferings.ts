import type { OnrampOptions } from '@kit/api'
import { type CaipNetworkId, chainReferenceOf } from '@kit/core/plugin'
import type { Offering } from './OnrampState.js'
import { onrampChains } from './onrampChains.data.js'

/**
 * Lists the currencies that can be bought on a network, without duplicates, native currency first.
 *
 * @example listOfferings(await getOnrampOptions(api), 'eip155:1').map(({ symbol }) => symbol) // ['ETH', 'USDC']
 */
export function listOfferings({ purchaseCurrencies }: OnrampOptions, networkId: CaipNetworkId): readonly Offering[] {
  const reference = chainReferenceOf(networkId)
  const isHere = (chainId: string, name: string) =>
    chainId === reference || chainId === networkId || (chainId === '' && onrampChains[name] === networkId)
  const found = purchaseCurrencies.flatMap((currency) => {
    const network = currency.networks.find(({ chainId, name }) => isHere(chainId, name))
    const { name, symbol } = currency
    return network ? [{ networkId, name, symbol, address: network.contractAddress, currency, network }] : []
  })
  const once = found.filter(({ symbol }, at) => found.findIndex((other) => other.symbol === symbol) === at)
  return once.sort((a, b) => Number(a.address !== undefined) - Number(b.address !== undefined))
}
