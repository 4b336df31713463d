import { toWalletError as toSharedWalletError } from '@kit/adapter'
import type { KitError } from '@kit/core/adapter'

/**
 * Converts any wallet error to a typed error, including Solana-specific ones. An expired blockhash is `transaction/expired`, and a payer
 * unknown to the chain has insufficient funds.
 *
 * @example toSolanaWalletError({ code: 4001 }, 'solana:signMessage').code // 'connection/rejected'
 */
export function toSolanaWalletError(error: unknown, method: string): KitError {
  return toSharedWalletError(error, method, [
    { code: 'transaction/expired', phrase: /blockhash not found|block height exceeded|transaction expired/i },
    { code: 'transaction/insufficientFunds', phrase: /no record of a prior credit/i },
  ])
}
