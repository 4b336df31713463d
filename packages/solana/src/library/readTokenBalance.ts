import type { Balance } from '@kit/core/adapter'
import { requireSolanaAddress } from '../address/requireSolanaAddress.js'
import { readHoldings } from './readHoldings.js'
import { readToken } from './readToken.js'
import type { SolanaChain } from './SolanaChain.js'

/**
 * What an owner has of a token, over all token accounts.
 *
 * @throws KitError `account/invalidAddress`; `token/notFound`. Error of the library.
 * @example await readTokenBalance(chain, { address, token })
 */
export async function readTokenBalance(
  chain: SolanaChain,
  { address, token }: { readonly address: string; readonly token: string },
): Promise<Balance> {
  requireSolanaAddress(address)
  const { decimals, symbol } = await readToken(chain, token)
  const holdings = await readHoldings(chain, { owner: address, mint: token })
  return { value: holdings.reduce((sum, { amount }) => sum + amount, 0n), decimals, symbol }
}
