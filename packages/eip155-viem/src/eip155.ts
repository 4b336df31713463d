import type { FetchPort } from '@kit/core'
import { createEip155Base, toNetwork } from '@kit/eip155'
import type { Eip155Options } from './Eip155Options.js'
import type { Library } from './library/createLibrary.js'
import type { ViemAdapter } from './ViemAdapter.js'

/**
 * The EVM adapter on viem. Discovery, connecting, switching, signing and sending take only the wallet's provider; viem is loaded by the
 * first call that reads the chain. Only the endpoints of `networks`, `rpcUrls` and `transports` are asked.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [eip155({ networks: [mainnet, base] })] })
 */
export function eip155(options: Eip155Options): ViemAdapter {
  const networks = options.networks.map((chain) => toNetwork(chain, options.rpcUrls?.[chain.id]))
  const base = createEip155Base({ networks, accountPicker: options.accountPicker })
  let fetch: FetchPort | undefined
  let library: Promise<Library> | undefined
  const load = () => {
    library ??= import('./library/createLibrary.js').then(({ createLibrary }) => createLibrary(options, fetch))
    // A chunk that did not load is asked for again by the next call.
    library.catch(() => {
      library = undefined
    })
    return library
  }
  return {
    ...base,
    load,
    watchConnectors(ports, listener) {
      fetch = ports.fetch
      return base.watchConnectors(ports, listener)
    },
    getBalance: async (call) => (await load()).getBalance(call),
    getIdentity: async (call) => (await load()).getIdentity(call),
    waitForTransaction: async (call) => (await load()).waitForTransaction(call),
    async transfer(call) {
      const { encodeTransfer } = await load()
      return base.sendTransaction({ ...call, transaction: encodeTransfer(call) })
    },
  }
}
