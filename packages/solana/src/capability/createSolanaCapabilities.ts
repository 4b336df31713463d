import { type AccountPosition, type Capabilities, cleanText, KitError } from '@kit/core/adapter'
import { parseSolanaAddress } from '../address/parseSolanaAddress.js'
import type { SolanaChain } from '../library/createConnection.js'
import type { SolanaChains } from '../library/createSolanaChains.js'
import { readToken } from '../library/readToken.js'
import { listTokens, toToken } from './listTokens.js'
import { parsePayment } from './parsePayment.js'
import { planSolanaTransfer } from './planSolanaTransfer.js'
import { readSolanaTransaction } from './readSolanaTransaction.js'

/**
 * Creates the capabilities that features use on Solana.
 *
 * @example const { getTokens } = createSolanaCapabilities({ run, readSol })
 */
export function createSolanaCapabilities({ run, readSol }: Pick<SolanaChains, 'run' | 'readSol'>): Capabilities {
  return {
    getTokens: async (call) => {
      const { network, tokens: references } = call
      const [{ value: amount }, tokens] = await Promise.all([
        readSol(call),
        run(call, (chain) => listTokens(chain, { ...call, references })),
      ])
      const own = { ...network.nativeCurrency, networkId: network.id, address: undefined, iconUrl: undefined }
      return [{ ...own, amount, value: undefined, price: undefined }, ...tokens]
    },
    getToken: async ({ token, ...call }) => {
      if (!parseSolanaAddress(token)) {
        const shortMessage = 'No token found at this address.'
        throw new KitError('token/notFound', { shortMessage, details: cleanText(token) })
      }
      return run(call, async (chain) => toToken(call.network, await readToken(chain, token), undefined))
    },
    planTransfer: async ({ account, to, amount, token, ...call }) => {
      const from = account.address
      const getLamports = async () => (await readSol({ ...call, address: from })).value
      const wish = { from, to, amount, ...(token !== undefined && { token }) }
      return run(call, (chain) => planSolanaTransfer(chain, wish, getLamports))
    },
    parsePaymentUri: parsePayment,
    getAccountPosition: (call) => run(call, readSolanaSendMark),
    getTransaction: ({ hash, ...call }) => run(call, (chain) => readSolanaTransaction(chain, hash)),
  }
}

/**
 * Returns the time of the newest confirmed block. Anything sent from now on is mined after it.
 *
 * @throws KitError `rpc/failed` when no node returns it. Errors of the library.
 * @example await readSolanaSendMark(chain) // { timeMs: 1764175850000 }
 */
export async function readSolanaSendMark({ connection }: SolanaChain): Promise<AccountPosition> {
  const time = await connection.getBlockTime(await connection.getSlot('confirmed'))
  if (time === null) throw new KitError('rpc/failed', { shortMessage: 'The endpoint returned no block time.' })
  return { timeMs: time * 1_000 }
}
