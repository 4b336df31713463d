import {
  type Connector,
  type ConnectorInfo,
  KitError,
  type LogPort,
  type NamespaceRequest,
  type Sessions,
} from '@kit/core'
import { askWallet } from './askWallet.js'
import { createStandardSession } from './createStandardSession.js'
import { parseAccounts } from './parseAccounts.js'
import { readFeature } from './readFeature.js'
import type { StandardWallet } from './StandardWallet.js'

const purposes = ['payment', 'ordinals']

/**
 * A connector to a wallet-standard wallet in the page. Connecting asks `bitcoin:connect` for the addresses of both purposes, or
 * `standard:connect` where that is all there is. Reconnecting asks silently, or reads the accounts that the wallet shows.
 * Errors are those of `toWalletError`, `connection/noAccounts`, and `wallet/invalidAnswer` when what it discloses is no account.
 *
 * @example const connector = createStandardConnector({ info, wallet, log })
 */
export function createStandardConnector(options: {
  readonly info: ConnectorInfo
  readonly wallet: StandardWallet
  readonly log: LogPort
}): Connector {
  const { info, wallet, log } = options

  const open = (answer: unknown, requests: readonly NamespaceRequest[]): Sessions | undefined => {
    const disclosed = parseAccounts(readAccounts(answer) ?? readAccounts(wallet))
    if (!disclosed)
      throw new KitError('wallet/invalidAnswer', { shortMessage: 'The wallet answered with no valid accounts.' })
    if (disclosed.length === 0) return undefined
    const networks = requests.find(({ namespace }) => namespace === 'bip122')?.networks ?? []
    return { bip122: createStandardSession({ wallet, disclosed, networks, log }) }
  }

  return {
    info,
    async connect({ requests, signal }) {
      // While the visitor reads the wallet's question, what may be needed next is fetched.
      if (!signal.aborted) void import('../error/toWalletError.js').catch(() => {})
      const connect = readFeature(wallet, 'bitcoin:connect')
      const ask = connect ? () => connect({ purposes }) : readFeature(wallet, 'standard:connect')
      const sessions = open(await askWallet('bitcoin:connect', () => ask?.(), signal), requests)
      if (sessions) return sessions
      throw new KitError('connection/noAccounts', { shortMessage: 'The wallet disclosed no account.' })
    },
    async reconnect({ requests, signal }) {
      const connect = readFeature(wallet, 'standard:connect')
      try {
        const ask = () => (connect ? connect({ silent: true }) : wallet)
        return open(await askWallet('standard:connect', ask, signal), requests)
      } catch (error) {
        // A wallet that was not allowed before says so by an empty list or by a refusal.
        if ((error as KitError).code === 'connection/rejected') return undefined
        throw error
      }
    },
  }
}

function readAccounts(answer: unknown): unknown {
  try {
    return (answer as { readonly accounts?: unknown }).accounts
  } catch {
    return undefined
  }
}
