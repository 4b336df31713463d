import { type StandardWallet, watchStandardAccounts } from '@kit/adapter'
import { KitError, type LogPort, type NamespaceRequest, type Ports, type Sessions } from '@kit/core/adapter'
import { createWalletSession } from './createWalletSession.js'
import { parseSolanaAccounts } from './parseSolanaAccounts.js'

/**
 * Creates a session from a wallet's response to `standard:connect`. Returns undefined when the wallet shared no account.
 *
 * @throws KitError `wallet/invalidResponse` for an invalid account.
 * @example openSolanaSession({ wallet, ports, requests, answer: { accounts: wallet.accounts } })
 */
export function openSolanaSession(options: {
  readonly wallet: StandardWallet
  readonly ports: Pick<Ports, 'log' | 'clock'>
  readonly requests: readonly NamespaceRequest[]
  readonly answer: unknown
}): Sessions | undefined {
  const { wallet, ports, requests, answer } = options
  const accounts = parseSolanaAccounts(answer)
  if (!accounts)
    throw new KitError('wallet/invalidResponse', {
      shortMessage: 'The wallet returned an invalid response to standard:connect.',
    })
  if (accounts.length === 0) return undefined
  const networks = requests.find(({ namespace }) => namespace === 'solana')?.networks ?? []
  return { solana: createWalletSession({ wallet, accounts, networks, ports }) }
}

/**
 * Calls the listener whenever the wallet reports accounts, which a locked wallet does once it is unlocked. Returns a function that
 * unsubscribes.
 *
 * @example const stop = watchSolanaUnlock({ wallet, log }, () => reconnect())
 */
export const watchSolanaUnlock = (
  options: { readonly wallet: StandardWallet; readonly log: LogPort },
  listener: () => void,
): (() => void) =>
  watchStandardAccounts(options, (accounts) => {
    if (parseSolanaAccounts({ accounts })?.length) listener()
  })
