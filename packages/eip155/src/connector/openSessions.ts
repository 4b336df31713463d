import { isKitError, KitError, type Ports, type Session, type Sessions } from '@kit/core/adapter'
import { parseChainId } from '../network/parseChainId.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { onProvider } from '../provider/onProvider.js'
import { requestProvider } from '../provider/requestProvider.js'
import { createProviderSession } from './createProviderSession.js'
import { parseConnected } from './parseConnected.js'
import { parseEvmAccounts } from './parseEvmAccounts.js'

type Asking = {
  readonly provider: Eip1193Provider
  readonly ports: Pick<Ports, 'clock' | 'log'> & Partial<Pick<Ports, 'announcements'>>
  readonly signal: AbortSignal
}
type Opening = Asking & { readonly answer?: unknown; readonly connected?: unknown }

/**
 * Makes sessions of what a wallet answered to `eth_requestAccounts` or `eth_accounts`, or as `connected` to `wallet_connect`; undefined
 * when it disclosed no account.
 *
 * @throws KitError `wallet/invalidResponse` when that is no list of accounts or the wallet's chain id is none; those of `requestProvider`.
 * @example await openSessions({ provider, ports, signal, answer: ['0x…'] })
 */
export async function openSessions(options: Opening): Promise<Sessions | undefined> {
  const { provider, ports, signal, answer, connected } = options
  const { accounts, answered } =
    connected === undefined ? { accounts: parseEvmAccounts(answer) } : parseConnected(connected)
  if (!accounts) throw invalidResponse(connected === undefined ? 'eth_accounts' : 'wallet_connect')
  if (accounts.length === 0) return undefined
  const chainId = parseChainId(await requestProvider({ provider, clock: ports.clock, signal }, 'eth_chainId'))
  if (chainId === undefined) throw invalidResponse('eth_chainId')
  const session: Session<Eip1193Provider> = createProviderSession({ provider, accounts, chainId, ports, answered })
  return { eip155: session }
}

/**
 * Makes sessions of the accounts that a wallet has disclosed before (`eth_accounts`), without a question to its owner. The wallet is asked only
 * once this code is there: it may go to another account while a file is fetched, and is heard from its answer on.
 *
 * @throws KitError of `openSessions` and `requestProvider`.
 * @example await reopenSessions({ provider, ports, signal })
 */
export async function reopenSessions({ provider, ports, signal }: Asking): Promise<Sessions | undefined> {
  const answer = await requestProvider({ provider, clock: ports.clock, signal }, 'eth_accounts')
  return openSessions({ provider, ports, signal, answer })
}

/**
 * Makes sessions as `openSessions` does, of a wallet that was asked to connect.
 *
 * @throws KitError `connection/noAccounts` when it disclosed no account; those of `openSessions`.
 * @example await openConnected({ provider, ports, signal, answer: ['0x…'] })
 */
export async function openConnected(options: Opening): Promise<Sessions> {
  const opened = await openSessions(options)
  if (opened) return opened
  throw new KitError('connection/noAccounts', { shortMessage: 'The wallet shared no accounts.' })
}

/**
 * Asks a wallet for its account picker (EIP-2255). A wallet without one still connects, only without its picker.
 *
 * @throws KitError `connection/rejected` when the visitor declines.
 * @example await pickAccounts({ provider, ports, signal })
 */
export async function pickAccounts({ provider, ports: { clock }, signal }: Asking): Promise<void> {
  const params = [{ eth_accounts: {} }]
  const asked = requestProvider({ provider, clock, signal }, 'wallet_requestPermissions', params)
  await asked.catch((error: unknown) => {
    if (isKitError(error, 'connection/rejected')) throw error
  })
}

/**
 * Asks a wallet for its accounts with capabilities in one question (ERC-7846); undefined when it does not know the method, and so asked
 * its owner nothing.
 *
 * @throws KitError of `openConnected` and `requestProvider`.
 * @example await connectWith({ provider, ports, signal, capabilities: { signInWithEthereum: { nonce } } })
 */
export async function connectWith(options: Asking & { readonly capabilities: object }): Promise<Sessions | undefined> {
  const { provider, ports, signal, capabilities } = options
  const params = [{ version: '1', capabilities }]
  const asked = requestProvider({ provider, clock: ports.clock, signal }, 'wallet_connect', params)
  const connected = await asked.catch((error: unknown) => {
    if (!isKitError(error, 'wallet/unsupportedMethod')) throw error
  })
  return connected === undefined ? undefined : openConnected({ provider, ports, signal, connected })
}

/**
 * Calls the listener each time that a wallet reports accounts: one that was locked does so when it is unlocked. Returns a function that stops
 * listening.
 *
 * @example const stop = watchUnlock(provider, () => reconnect())
 */
export const watchUnlock = (provider: Eip1193Provider, listener: () => void): (() => void) =>
  onProvider(provider, 'accountsChanged', (value) => {
    if (parseEvmAccounts(value)?.length) listener()
  })

function invalidResponse(method: string): KitError {
  return new KitError('wallet/invalidResponse', {
    shortMessage: `The wallet returned an invalid response to ${method}.`,
  })
}
