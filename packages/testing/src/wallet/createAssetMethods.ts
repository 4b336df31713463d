import { createRpc } from '../evm/createRpc.js'
import { ProviderError } from '../evm/ProviderError.js'
import { parseParams } from '../evm/parseParams.js'
import type { WatchedAsset } from './TestWallet.js'
import type { WalletContext, WalletMethod } from './WalletMethod.js'

const balanceOf = '0x70a08231'

/**
 * Creates `wallet_watchAsset` (EIP-747) and `wallet_getAssets` (ERC-7811): the native currency and the listed ERC-20 tokens, with the
 * account's balances on the chain.
 *
 * @example await createAssetMethods(context, watched).wallet_getAssets.run([{ account }])
 */
export const createAssetMethods = (
  { state, visible }: WalletContext,
  watched: WatchedAsset[],
): Readonly<Record<string, WalletMethod>> => ({
  wallet_watchAsset: {
    prepare: (params) => {
      readAsset(params, state.chainId)
      return true
    },
    run: (params) => {
      const asset = readAsset(params, state.chainId)
      if (!watched.some((other) => keyOf(other) === keyOf(asset))) watched.push(asset)
      return true
    },
  },
  wallet_getAssets: {
    prepare: (params) => {
      const { account } = parseParams.record(parseParams.list(params)[0])
      if (!visible().includes(parseParams.address(account)))
        throw new ProviderError(4100, 'The requested account has not been authorized by the user.')
      return false
    },
    run: async (params) => {
      const { account, assetFilter, assetTypeFilter, chainFilter } = parseParams.record(parseParams.list(params)[0])
      const owner = parseParams.address(account)
      const types = assetTypeFilter === undefined ? ['native', 'erc20'] : readWords(assetTypeFilter)
      const ids =
        chainFilter === undefined ? [...state.chains.keys()] : parseParams.list(chainFilter).map(parseParams.chainId)
      const answers = ids.map(async (id) => {
        const chain = state.chains.get(id)
        if (chain === undefined) return []
        const rpc = createRpc(chain.rpcUrl)
        const named = assetFilter === undefined ? undefined : parseParams.record(assetFilter)[toHex(id)]
        const wanted = named === undefined ? undefined : parseParams.list(named).map(readAddress)
        const isWanted = (type: string, address: string) =>
          wanted ? wanted.includes(address.toLowerCase()) : types.includes(type)
        const native = isWanted('native', 'native')
          ? [{ address: 'native', balance: await rpc('eth_getBalance', [owner, 'latest']), type: 'native' }]
          : []
        const tokens = watched
          .filter(({ type, chainId, address }) => type === 'ERC20' && chainId === id && isWanted('erc20', address))
          .map(async ({ address, symbol, decimals }) => {
            const data = `${balanceOf}${owner.slice(2).toLowerCase().padStart(64, '0')}`
            const amount = await rpc('eth_call', [{ to: address, data }, 'latest'])
            const metadata = { name: symbol, symbol, decimals }
            return { address, balance: toHex(BigInt(String(amount))), type: 'erc20', metadata }
          })
        return [[toHex(id), [...native, ...(await Promise.all(tokens))]] as const]
      })
      return Object.fromEntries((await Promise.all(answers)).flat())
    },
  },
})

const keyOf = ({ type, chainId, address, tokenId }: WatchedAsset) => [type, chainId, address, tokenId].join()

const toHex = (value: number | bigint) => `0x${value.toString(16)}`

const readAddress = (asset: unknown) => parseParams.text(parseParams.record(asset).address, 'address').toLowerCase()

const readWords = (value: unknown) =>
  parseParams.list(value).map((word) => parseParams.text(word, 'assetTypeFilter').toLowerCase())

const readAsset = (params: unknown, chainId: number): WatchedAsset => {
  // EIP-747 passes the object itself as params; some callers wrap it in an array.
  const { type, options: given } = parseParams.record(Array.isArray(params) ? params[0] : params)
  const options = parseParams.record(given)
  const address = parseParams.address(options.address)
  const image = options.image === undefined ? {} : { image: parseParams.text(options.image, 'image') }
  if (type === 'ERC20') {
    const { decimals } = options
    if (typeof decimals !== 'number' || !Number.isInteger(decimals) || decimals < 0 || decimals > 255)
      throw new ProviderError(-32602, 'Invalid params: decimals')
    return { type, chainId, address, symbol: parseParams.text(options.symbol, 'symbol'), decimals, ...image }
  }
  if (type !== 'ERC721' && type !== 'ERC1155')
    throw new ProviderError(-32602, 'Invalid params: only ERC20, ERC721 and ERC1155 can be watched')
  const tokenId = parseParams.text(options.tokenId, 'tokenId')
  if (!/^\d{1,78}$/.test(tokenId)) throw new ProviderError(-32602, 'Invalid params: tokenId must be a decimal string')
  return { type, chainId, address, tokenId, ...image }
}
