import { toWalletError as toSharedWalletError } from '@kit/adapter'
import type { KitError } from '@kit/core/adapter'

/**
 * Any error of a wallet as a typed one, with what only Solana says: a blockhash that is too old is `transaction/expired`, a payer
 * that the chain does not know has too little.
 *
 * @example toSolanaWalletError({ code: 4001 }, 'solana:signMessage').code // 'connection/rejected'
 */
export function toSolanaWalletError(error: unknown, method: string): KitError {
  return toSharedWalletError(error, method, [
    { code: 'transaction/expired', phrase: /blockhash not found|block height exceeded|transaction expired/i },
    { code: 'transaction/insufficientFunds', phrase: /no record of a prior credit/i },
  ])
}
