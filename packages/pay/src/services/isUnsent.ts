import type { KitError } from '@kit/core/plugin'

/** What codes begin with after which the wallet surely sent nothing. After any other it may have. */
const unsent = [
  ...['account/', 'adapter/unsupported', 'amount/', 'transfer/'],
  ...['connection/notConnected', 'connection/pending', 'connection/reconnecting', 'connection/rejected'],
  ...['network/invalid', 'network/mismatch', 'network/not', 'network/switch', 'network/unknown'],
  ...['transaction/feeTooHigh', 'transaction/insufficientFunds', 'transaction/invalid'],
  ...['wallet/disconnected', 'wallet/unauthorized', 'wallet/unsupportedMethod'],
]

/** Whether a wallet that was asked has surely sent nothing. */
export const isUnsent = ({ code }: Pick<KitError, 'code'>): boolean => unsent.some((start) => code.startsWith(start))
