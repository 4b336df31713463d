import type { z } from 'zod'
import type { getSwapTokens } from '../../../../contract/convertEndpoints.js'
import { HttpError } from '../../../../platform/http/HttpError.js'
import type { Chains } from '../../../chains/Chains.js'
import type { Asset } from '../../../tokens/Asset.js'
import type { Assets } from '../../../tokens/createAssets.js'
import type { Tokens } from '../../../tokens/createTokens.js'
import type { Token } from '../../../tokens/Token.js'
import { requireSwapChain } from './parsePair.js'

type SwapTokens = z.output<typeof getSwapTokens.answer>

/** Returns the tokens that a chain's exchange can swap, or one of them. @throws HttpError 400 for an unknown chain or address */
export async function listSwapTokens(
  { assets, chains, tokens }: { readonly assets: Assets; readonly chains: Chains; readonly tokens: Tokens },
  { chainId, address }: z.output<typeof getSwapTokens.query>,
): Promise<SwapTokens> {
  const toAnswer = (token: Token): SwapTokens['tokens'][number] => {
    const { name, symbol, decimals, logoUri, eip2612 } = token
    return { name, symbol, address: assets.format(token), decimals, logoUri: logoUri ?? null, eip2612 }
  }
  const config = requireSwapChain(chains, chainId)
  if (address !== undefined) {
    const asset = requireTokenOf(assets, chainId, address)
    const [found] = await tokens.find([asset])
    return { tokens: found === undefined ? [] : [toAnswer(found)] }
  }
  const native = tokens.listed({ chain: chainId, address: 'native' })
  // Without its wrapped token, the native currency cannot be swapped.
  const first = native === undefined || config.wrappedNative === undefined ? [] : [native]
  return { tokens: [...first, ...tokens.list(chainId)].map(toAnswer) }
}

function requireTokenOf(assets: Assets, chain: string, text: string): Asset {
  const address = assets.parseAddress(chain, text)
  const asset = assets.parse(address === undefined ? text : `${chain}:${text}`)
  if (asset?.chain === chain) return asset
  throw new HttpError(400, 'address', 'Invalid address for this chain')
}
