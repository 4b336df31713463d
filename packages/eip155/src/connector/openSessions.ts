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
 * Creates sessions from a wallet's response to `eth_requestAccounts` or `eth_accounts`, or, as `connected`, to `wallet_connect`. Returns
 * undefined when it shared no account.
 *
 * @throws KitError `wallet/invalidResponse` for an invalid list of accounts or chain ID; those of `requestProvider`.
 * @example await openSessions({ provider, ports, signal, answer: ['0x…'] })
 */
export async function openSessions(options: Opening): Promise<Sessions | undefined> {
  const { provider, ports, signal, answer, connected } = options
  const { accounts, capabilitiesResponse } =
    connected === undefined ? { accounts: parseEvmAccounts(answer) } : parseConnected(connected)
  if (!accounts) throw invalidResponse(connected === undefined ? 'eth_accounts' : 'wallet_connect')
  if (accounts.length === 0) return undefined
  const chainId = parseChainId(await requestProvider({ provider, clock: ports.clock, signal }, 'eth_chainId'))
  if (chainId === undefined) throw invalidResponse('eth_chainId')
  const session: Session<Eip1193Provider> = createProviderSession({
    provider,
    accounts,
    chainId,
    ports,
    capabilitiesResponse,
  })
  return { eip155: session }
}

/**
 * Creates sessions from previously shared accounts (`eth_accounts`), without a prompt. The wallet is asked only once this code is loaded,
 * because it might switch accounts while a file is fetched. Changes are followed from its response on.
 *
 * @throws KitError of `openSessions` and `requestProvider`.
 * @example await reopenSessions({ provider, ports, signal })
 */
export async function reopenSessions({ provider, ports, signal }: Asking): Promise<Sessions | undefined> {
  const answer = await requestProvider({ provider, clock: ports.clock, signal }, 'eth_accounts')
  return openSessions({ provider, ports, signal, answer })
}

/**
 * Creates sessions like `openSessions`, for a wallet that was asked to connect.
 *
 * @throws KitError `connection/noAccounts` when it shared no account; those of `openSessions`.
 * @example await openConnected({ provider, ports, signal, answer: ['0x…'] })
 */
export async function openConnected(options: Opening): Promise<Sessions> {
  const opened = await openSessions(options)
  if (opened) return opened
  throw new KitError('connection/noAccounts', { shortMessage: 'The wallet shared no accounts.' })
}

/**
 * Requests a wallet's account picker (EIP-2255). A wallet without one still connects.
 *
 * @throws KitError `connection/rejected` when the user declines.
 * @example await pickAccounts({ provider, ports, signal })
 */
export async function pickAccounts({ provider, ports: { clock }, signal }: Asking): Promise<void> {
  const params = [{ eth_accounts: {} }]
  const requested = requestProvider({ provider, clock, signal }, 'wallet_requestPermissions', params)
  await requested.catch((error: unknown) => {
    if (isKitError(error, 'connection/rejected')) throw error
  })
}

/**
 * Requests accounts and capabilities with one prompt (ERC-7846). Returns undefined when the wallet doesn't know the method, and so didn't
 * prompt.
 *
 * @throws KitError of `openConnected` and `requestProvider`.
 * @example await connectWith({ provider, ports, signal, capabilities: { signInWithEthereum: { nonce } } })
 */
export async function connectWith(options: Asking & { readonly capabilities: object }): Promise<Sessions | undefined> {
  const { provider, ports, signal, capabilities } = options
  const params = [{ version: '1', capabilities }]
  const requested = requestProvider({ provider, clock: ports.clock, signal }, 'wallet_connect', params)
  const connected = await requested.catch((error: unknown) => {
    if (!isKitError(error, 'wallet/unsupportedMethod')) throw error
  })
  return connected === undefined ? undefined : openConnected({ provider, ports, signal, connected })
}

/**
 * Calls the listener whenever the wallet reports accounts, which a locked wallet does once it is unlocked. Returns a function that
 * unsubscribes.
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
