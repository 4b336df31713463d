import { type Connector, KitError, type Sessions } from '@kit/core'
import { askWallet } from './askWallet.js'
import { createAllowed } from './createAllowed.js'
import { createInjectedSession } from './createInjectedSession.js'
import type { InjectedConnectorOptions } from './InjectedConnectorOptions.js'
import { accountsOn, parseAccounts } from './parseAccounts.js'
import { parseInjected } from './parseInjected.js'

type Request = Parameters<Connector['reconnect']>[0]

/**
 * The session of a wallet that was just enabled, and remembers that it was.
 *
 * @param answer What the wallet answered to `enable`.
 * @throws KitError `connection/noAccounts`, `wallet/invalidAnswer`, those of `toWalletError`.
 * @example await openSession(options, { requests, signal }, await wallet.enable('My dapp'))
 */
export async function openSession(
  options: InjectedConnectorOptions,
  request: Request,
  answer: unknown,
): Promise<Sessions> {
  const { info, networks, storage, log } = options
  const injected = parseInjected(answer)
  if (!injected) throw invalidAnswer('enable')
  // Without the argument some wallets leave out accounts of other key types.
  const disclosed = parseAccounts(await askWallet('accounts.get', () => injected.accounts.get(true), request.signal))
  if (!disclosed) throw invalidAnswer('accounts.get')
  if (disclosed.length === 0) throw noAccounts('The wallet disclosed no account.')
  const asked = request.requests.find(({ namespace }) => namespace === 'polkadot')?.networks ?? networks
  const wished = asked.flatMap(({ caipNetworkId }) => networks.filter((one) => one.caipNetworkId === caipNetworkId))
  const network = wished.find((one) => accountsOn(one, disclosed).length > 0)
  if (!network) throw noAccounts('The wallet has no account for these networks.')
  const allowed = createAllowed(storage)
  allowed.add(info.id)
  const forget = () => allowed.remove(info.id)
  return { polkadot: createInjectedSession({ injected, disclosed, network, forget, log }) }
}

/**
 * The session of a wallet that the visitor let in before; undefined when there is none, when it is locked, or when its owner
 * took the permission back. A wallet that is not remembered is not asked at all, for it would show its question.
 *
 * @throws KitError those of `openSession`, but for refusals and no accounts.
 * @example await restoreSession(options, { requests, signal })
 */
export async function restoreSession(
  options: InjectedConnectorOptions,
  request: Request,
): Promise<Sessions | undefined> {
  const { info, enable, appName, storage } = options
  const allowed = createAllowed(storage)
  if (!allowed.has(info.id)) return undefined
  try {
    const answer = await askWallet('enable', () => enable(appName), request.signal)
    return await openSession(options, request, answer)
  } catch (error) {
    const { code } = error as KitError
    if (code === 'connection/rejected') allowed.remove(info.id)
    else if (code !== 'connection/noAccounts') throw error
    return undefined
  }
}

const noAccounts = (shortMessage: string): KitError => new KitError('connection/noAccounts', { shortMessage })

const invalidAnswer = (method: string): KitError =>
  new KitError('wallet/invalidAnswer', { shortMessage: `The wallet gave no valid answer to ${method}.` })
