import { type AdapterFactory, loadChunk, requireNetworks } from '@kit/core/adapter'
import { createEip155Adapter, toNetwork } from '@kit/eip155'
import type { Eip155Options, ViemAdapter } from './ViemAdapter.js'

/**
 * Creates the EVM adapter on viem. Discovery, connecting, switching, signing and sending need only the wallet's provider. The first call
 * that reads the chain loads viem. Only the endpoints in `networks`, `rpcUrls` and `transports` are contacted.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [eip155({ networks: [mainnet, base] })] })
 */
export function eip155<const Chains extends Eip155Options['networks']>(
  options: Eip155Options & { readonly networks: Chains },
): AdapterFactory<ViemAdapter<`eip155:${Chains[number]['id']}`>> {
  return (context) => {
    const networks = requireNetworks(options.networks).map((chain) =>
      toNetwork<Chains[number]['id']>(chain, options.rpcUrls?.[chain.id] ?? context.rpcUrls?.[`eip155:${chain.id}`]),
    )
    return createEip155Adapter({
      networks,
      ports: context.ports,
      accountPicker: options.accountPicker,
      load: async () =>
        (await loadChunk(import('./library/createLibrary.js'))).createLibrary(options, { ...context, networks }),
    })
  }
}
