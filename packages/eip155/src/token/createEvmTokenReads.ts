import type { RpcRequest } from '@kit/adapter'
import {
  type Capabilities,
  cleanImageUrl,
  cleanText,
  KitError,
  type Network,
  type Token,
  type TokenBalance,
  type TokenReference,
} from '@kit/core/adapter'
import { decodeText, decodeUint, encodeCall } from '../abi/Abi.js'
import { parseAddress } from '../address/Address.js'
import { requireAddress, toChecksumAddress } from '../address/ChecksumAddress.js'
import type { ChainLibrary } from '../read/createEvmReads.js'
import { maxSymbolLength } from '../read/readBalance.js'
import { parseQuantity } from '../rpc/Quantity.js'
import { readChain } from '../rpc/toEvmRpcError.js'
import { createTokenCalls } from './createTokenCalls.js'

/** Calls a contract and returns its data, or undefined when it reverts. */
type Ask = (to: string, data: string) => Promise<unknown>
/** A contract's own metadata. */
type Texts = Pick<Token, 'name' | 'symbol' | 'decimals'>

/**
 * Reads tokens: balances on each call, but names, symbols and decimals once per network and token, and only if they aren't given. All calls
 * of one read are batched: in one JSON-RPC batch, or in Multicall3 calls if there are many.
 *
 * @example const { getTokens } = createEvmTokenReads(getChains)
 */
export function createEvmTokenReads(
  getChains: () => Promise<ChainLibrary>,
): Required<Pick<Capabilities, 'getTokens' | 'getToken'>> {
  /** Metadata from the chain, by network and token. Metadata passed in by callers is never cached. */
  const known = new Map<string, { readonly [Name in keyof Texts]?: unknown }>()
  const questions = { name: encodeCall('name()'), symbol: encodeCall('symbol()'), decimals: encodeCall('decimals()') }

  /** Returns undefined if there is no token. Failures are retried the next time. */
  async function readTexts(ask: Ask, network: Network, reference: TokenReference): Promise<Texts | undefined> {
    const { address, name, symbol, decimals } = reference
    const key = `${network.id}:${address}`
    const kept = known.get(key)
    const [reportedName, reportedSymbol, reportedDecimals] = await Promise.all([
      name ?? kept?.name ?? ask(address, questions.name).then(decodeText),
      symbol ?? kept?.symbol ?? ask(address, questions.symbol).then(decodeText),
      decimals ?? kept?.decimals ?? ask(address, questions.decimals).then(decodeUint),
    ])
    const places = Number(reportedDecimals)
    if (reportedDecimals === undefined || !Number.isInteger(places) || places < 0 || places > 255) return undefined
    const ownSymbol = cleanText(reportedSymbol, maxSymbolLength)
    known.set(key, {
      ...kept,
      ...(name === undefined && { name: reportedName }),
      ...(symbol === undefined && { symbol: reportedSymbol }),
      ...(decimals === undefined && { decimals: reportedDecimals }),
    })
    return { name: cleanText(reportedName) || ownSymbol, symbol: ownSymbol, decimals: places }
  }

  const describe = (network: Network, reference: TokenReference, texts: Texts): Token => ({
    networkId: network.id,
    address: toChecksumAddress(reference.address as `0x${string}`),
    ...texts,
    iconUrl: cleanImageUrl(reference.iconUrl),
  })

  return {
    async getTokens({ network, address, tokens, signal }) {
      const owner = requireAddress(address)
      const references = listReferences(tokens)
      const chains = await getChains()
      const read = async (): Promise<readonly TokenBalance[]> => {
        const request = chains.getRequest(network.id)
        const multicall = chains.getMulticall(network.id)
        const ask = createTokenCalls(request, references.length > fewTokens ? multicall : undefined)
        const question = encodeCall('balanceOf(address)', owner)
        const readOne = async (reference: TokenReference): Promise<TokenBalance | undefined> => {
          const [amount, texts] = await Promise.all([
            ask(reference.address, question).then(decodeUint),
            readTexts(ask, network, reference),
          ])
          if (amount === undefined || texts === undefined) return undefined
          return { ...describe(network, reference, texts), amount, value: undefined, price: undefined }
        }
        const [native, ...others] = await Promise.all([
          readNative(request, network, owner),
          ...references.map((reference) => readOne(reference).catch(() => undefined)),
        ])
        return [native, ...others.filter((each) => each !== undefined)]
      }
      return readChain(read, signal, "Couldn't read the tokens.")
    },

    async getToken({ network, token, signal }) {
      const address = requireAddress(token)
      const chains = await getChains()
      const ask = createTokenCalls(chains.getRequest(network.id), undefined)
      const read = () => readTexts(ask, network, { address })
      const texts = await readChain(read, signal, "Couldn't read the token.")
      if (texts) return describe(network, { address }, texts)
      throw new KitError('token/notFound', { shortMessage: 'No token found at this address.', details: address })
    },
  }
}

/** Above this number, one aggregated call costs the node less. */
const fewTokens = 8

async function readNative(request: RpcRequest, network: Network, owner: string): Promise<TokenBalance> {
  const amount = parseQuantity(await request({ method: 'eth_getBalance', params: [owner, 'latest'] }))
  return {
    ...network.nativeCurrency,
    networkId: network.id,
    address: undefined,
    iconUrl: undefined,
    amount,
    value: undefined,
    price: undefined,
  }
}

/** Returns each token once, in lower case. Skips invalid addresses. */
function listReferences(tokens: readonly TokenReference[]): readonly TokenReference[] {
  const references = new Map<string, TokenReference>()
  for (const token of tokens) {
    const address = parseAddress(token.address)?.toLowerCase()
    if (address !== undefined && !references.has(address)) references.set(address, { ...token, address })
  }
  return [...references.values()]
}
