import { createRpc } from '../evm/createRpc.js'
import { ProviderError } from '../evm/ProviderError.js'
import { parseParams } from '../evm/parseParams.js'
import { createUnknownChain } from './createUnknownChain.js'
import type { WalletContext, WalletMethod } from './WalletMethod.js'

/**
 * Creates the methods of the selected chain: `eth_chainId`, `net_version`, EIP-3326 and EIP-3085.
 *
 * @example createChainMethods(context).eth_chainId.run([])
 */
export const createChainMethods = (context: WalletContext): Readonly<Record<string, WalletMethod>> => {
  const { state, behavior, notify, formatChainId } = context

  const select = (chainId: number) => {
    if (state.chainId === chainId) return
    state.chainId = chainId
    state.save()
    notify('chainChanged', formatChainId(chainId))
  }
  const chainIdOf = (params: unknown) => parseParams.chainId(parseParams.record(parseParams.list(params)[0]).chainId)

  return {
    eth_chainId: { prepare: () => false, run: () => formatChainId(state.chainId) },
    net_version: { prepare: () => false, run: () => String(state.chainId) },
    wallet_switchEthereumChain: {
      prepare: (params) => {
        const chainId = chainIdOf(params)
        if (!state.chains.has(chainId)) throw createUnknownChain(behavior().unknownChain, chainId)
        return chainId !== state.chainId
      },
      run: (params) => {
        if (!behavior().ignoresSwitch) select(chainIdOf(params))
        return null
      },
    },
    wallet_addEthereumChain: {
      prepare: (params) => {
        readChain(params)
        return true
      },
      run: async (params) => {
        const chain = readChain(params)
        const actual = await createRpc(chain.rpcUrl)('eth_chainId')
        if (typeof actual !== 'string' || Number(actual) !== chain.id) {
          throw new ProviderError(-32602, `Invalid params: the node answers for chain ${String(actual)}`)
        }
        if (!state.chains.has(chain.id)) state.chains.set(chain.id, chain)
        if (behavior().selectsAddedChain) select(chain.id)
        return null
      },
    },
  }
}

/** EIP-3085 requires https. A node on localhost is accepted, as wallets do. */
const isAllowedUrl = (value: unknown): value is string => {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
}

const readChain = (params: unknown) => {
  const given = parseParams.record(parseParams.list(params)[0])
  const id = parseParams.chainId(given.chainId)
  const name = parseParams.text(given.chainName, 'chainName')
  const currency = parseParams.record(given.nativeCurrency)
  parseParams.text(currency.name, 'nativeCurrency.name')
  parseParams.text(currency.symbol, 'nativeCurrency.symbol')
  if (currency.decimals !== 18) throw new ProviderError(-32602, 'Invalid params: nativeCurrency.decimals must be 18')
  const urls = parseParams.list(given.rpcUrls)
  const [rpcUrl] = urls
  if (!urls.every(isAllowedUrl) || !isAllowedUrl(rpcUrl)) {
    throw new ProviderError(-32602, 'Invalid params: rpcUrls must be https URLs')
  }
  return { id, name, rpcUrl }
}
