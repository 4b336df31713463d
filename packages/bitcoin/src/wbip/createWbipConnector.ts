import {
  type Connector,
  type ConnectorInfo,
  KitError,
  type LogPort,
  type NamespaceRequest,
  type Sessions,
} from '@kit/core'
import { askWbip } from './askWbip.js'
import { createWbipSession } from './createWbipSession.js'
import { parseDisclosure } from './parseDisclosure.js'
import type { WbipWallet } from './WbipWallet.js'

const purposes = ['payment', 'ordinals']
/** What a wallet answers when it was not allowed to, or cannot tell without asking. */
const nothingToRestore = ['connection/rejected', 'wallet/unauthorized', 'wallet/unsupportedMethod']

/**
 * A connector to a WBIP wallet in the page. Connecting asks `wallet_connect`, or the older `getAccounts` where it is not known;
 * reconnecting asks `wallet_getAccount`, which never prompts. Errors are those of `toWalletError`, `connection/noAccounts`, and
 * `wallet/invalidAnswer` when what the wallet discloses is no account.
 *
 * @example const connector = createWbipConnector({ info, wallet, log })
 */
export function createWbipConnector(options: {
  readonly info: ConnectorInfo
  readonly wallet: WbipWallet
  readonly log: LogPort
}): Connector {
  const { info, wallet, log } = options

  const open = (answer: unknown, requests: readonly NamespaceRequest[]): Sessions => {
    const networks = requests.find(({ namespace }) => namespace === 'bip122')?.networks ?? []
    const disclosure = parseDisclosure(answer, networks)
    if (disclosure) return { bip122: createWbipSession({ wallet, disclosure, networks, log }) }
    throw new KitError('wallet/invalidAnswer', { shortMessage: 'The wallet answered with no valid accounts.' })
  }

  return {
    info,
    async connect({ requests, signal }) {
      // While the visitor reads the wallet's question, what may be needed next is fetched.
      if (!signal.aborted) void import('../error/toWalletError.js').catch(() => {})
      try {
        return open(await askWbip(wallet, 'wallet_connect', { addresses: purposes }, signal), requests)
      } catch (error) {
        if ((error as KitError).code !== 'wallet/unsupportedMethod') throw error
        return open(await askWbip(wallet, 'getAccounts', { purposes }, signal), requests)
      }
    },
    async reconnect({ requests, signal }) {
      try {
        return open(await askWbip(wallet, 'wallet_getAccount', undefined, signal), requests)
      } catch (error) {
        if (nothingToRestore.includes((error as KitError).code)) return undefined
        throw error
      }
    },
  }
}
