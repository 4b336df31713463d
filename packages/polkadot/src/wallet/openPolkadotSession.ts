import { type Connector, KitError, type Sessions } from '@kit/core/adapter'
import { createAuthorisedWallets } from './createAuthorisedWallets.js'
import { createInjectedSession } from './createInjectedSession.js'
import type { PolkadotConnectorOptions } from './createPolkadotConnector.js'
import { type Injected, type Opened, parseInjected } from './parseInjected.js'
import { accountsOn, type DisclosedPolkadotAccount, parsePolkadotAccounts } from './parsePolkadotAccounts.js'
import { requestPolkadotProvider } from './requestPolkadotProvider.js'

type Request = Parameters<Connector['reconnect']>[0]

/**
 * Creates the session of a newly enabled wallet, and stores the shared accounts.
 *
 * @param answer The result of `enable`.
 * @throws KitError `connection/noAccounts`, `wallet/invalidResponse`, those of `toWalletError`.
 * @example await openPolkadotSession(options, { requests, signal }, await wallet.enable('My dapp'))
 */
export async function openPolkadotSession(
  options: PolkadotConnectorOptions,
  request: Request,
  answer: unknown,
): Promise<Sessions> {
  const opened = await readOpened(answer, request.signal)
  const sessions = createSessions(options, request, opened.disclosed, opened.injected)
  if (!sessions) throw noAccounts('The wallet has no account for these networks.')
  createAuthorisedWallets(options.storage, options.storagePrefix).write(options.info.id, opened.disclosed)
  return sessions
}

/**
 * Restores the session of a previously connected wallet from storage, or returns undefined if there is none. The wallet isn't enabled
 * before it is needed, since it would prompt if the page's permission was revoked.
 *
 * @example restoreSession(options, { requests, signal })
 */
export function restoreSession(options: PolkadotConnectorOptions, request: Request): Sessions | undefined {
  const disclosed = createAuthorisedWallets(options.storage, options.storagePrefix).read(options.info.id)
  return disclosed && createSessions(options, request, disclosed)
}

/** Returns undefined when the wallet has no account for the networks. */
function createSessions(
  { info, enable, appName, networks, storage, storagePrefix, log }: PolkadotConnectorOptions,
  { requests }: Request,
  disclosed: readonly DisclosedPolkadotAccount[],
  injected?: Injected,
): Sessions | undefined {
  const wanted = requests.find(({ namespace }) => namespace === 'polkadot')?.networks ?? networks
  const requested = wanted.flatMap(({ id: networkId }) => networks.filter((one) => one.id === networkId))
  const network = requested.find((one) => accountsOn(one, disclosed).length > 0)
  const open = async () =>
    readOpened(await requestPolkadotProvider('enable', () => enable(appName), undefined), undefined)
  const remembered = createAuthorisedWallets(storage, storagePrefix)
  const remember = (accounts: readonly DisclosedPolkadotAccount[]) =>
    accounts.length > 0 ? remembered.write(info.id, accounts) : remembered.forget(info.id)
  return network && { polkadot: createInjectedSession({ injected, open, disclosed, network, remember, log }) }
}

async function readOpened(answer: unknown, signal: AbortSignal | undefined): Promise<Opened> {
  const injected = parseInjected(answer)
  if (!injected) throw invalidResponse('enable')
  // Without the argument, some wallets leave out accounts of other key types.
  const disclosed = parsePolkadotAccounts(
    await requestPolkadotProvider('accounts.get', () => injected.accounts.get(true), signal),
  )
  if (!disclosed) throw invalidResponse('accounts.get')
  if (disclosed.length === 0) throw noAccounts('The wallet shared no accounts.')
  return { injected, disclosed }
}

const noAccounts = (shortMessage: string): KitError => new KitError('connection/noAccounts', { shortMessage })

const invalidResponse = (method: string): KitError =>
  new KitError('wallet/invalidResponse', { shortMessage: `The wallet returned an invalid response to ${method}.` })
