import {
  cleanImageUrl,
  cleanText,
  type Network,
  type Token,
  type TokenBalance,
  type TokenReference,
} from '@kit/core/adapter'
import { parseSolanaAddress } from '../address/parseSolanaAddress.js'
import type { SolanaChain } from '../library/createConnection.js'
import { programs } from '../library/programs.data.js'
import { readHoldings } from '../library/readHoldings.js'
import { type Mint, readTokens } from '../library/readToken.js'

/** Anyone can send tokens to an account, so no more than this many are described. */
const maxTokens = 500

/**
 * Lists the tokens of both token programs that an owner holds, with several accounts of one token added up. Tokens that the app names come
 * first, even with a zero balance. NFTs (a supply of one, without decimals) are left out.
 *
 * @throws Errors of the library.
 * @example await listTokens(chain, { network, address, references: [{ address: mint }] })
 */
export async function listTokens(
  chain: SolanaChain,
  call: { readonly network: Network; readonly address: string; readonly references: readonly TokenReference[] },
): Promise<readonly TokenBalance[]> {
  const { network, address: owner, references } = call
  const named = new Map<string, TokenReference>()
  for (const reference of references) if (parseSolanaAddress(reference.address)) named.set(reference.address, reference)
  const lists = await Promise.all(
    [programs.token, programs.token2022].map((program) => readHoldings(chain, { owner, program })),
  )
  const amounts = new Map([...named.keys()].map((mint) => [mint, 0n]))
  for (const { mint, amount } of lists.flat()) if (amount > 0n) amounts.set(mint, (amounts.get(mint) ?? 0n) + amount)
  const wanted = [...amounts.keys()].slice(0, Math.max(maxTokens, named.size))
  const mints = await readTokens(chain, wanted)
  return mints.flatMap((mint) => {
    if (!mint) return []
    const reference = named.get(mint.mint)
    if (!reference && mint.decimals === 0 && mint.supply <= 1n) return []
    const amount = amounts.get(mint.mint) ?? 0n
    return [{ ...toToken(network, mint, reference), amount, value: undefined, price: undefined }]
  })
}

/**
 * Describes a token for features. The app's own data takes precedence over the mint's, with the shortened address as the fallback.
 *
 * @example toToken(network, await readToken(chain, address), undefined).symbol
 */
export function toToken(network: Network, mint: Mint, reference: TokenReference | undefined): Token {
  const short = `${mint.mint.slice(0, 4)}…${mint.mint.slice(-4)}`
  const symbol = cleanText(reference?.symbol ?? mint.symbol, maxSymbolLength) || short
  return {
    networkId: network.id,
    address: mint.mint,
    name: cleanText(reference?.name ?? mint.name) || symbol,
    symbol,
    // Only the mint's decimals make an amount meaningful.
    decimals: mint.decimals,
    iconUrl: cleanImageUrl(reference?.iconUrl),
  }
}

const maxSymbolLength = 16
