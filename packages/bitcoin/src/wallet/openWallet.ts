import { readFeature, readField, watchStandardAccounts } from '@kit/adapter'
import {
  type Connector,
  KitError,
  type LogPort,
  type NamespaceRequest,
  type Ports,
  type Sessions,
} from '@kit/core/adapter'
import { onWbip } from '../wbip/onWbip.js'
import { createStandardSession } from './createStandardSession.js'
import { createWbipSession } from './createWbipSession.js'
import { parseBitcoinAccounts } from './parseBitcoinAccounts.js'
import { parseDisclosure } from './parseDisclosure.js'
import { requestBitcoinProvider } from './requestBitcoinProvider.js'
import { readResponse, requestWbip } from './requestWbip.js'
import { type PageWallet, purposes } from './toPageWallet.js'

type Opening = Parameters<Connector['reconnect']>[0] & {
  readonly wallet: PageWallet
  readonly ports: Pick<Ports, 'clock' | 'log'>
}

/** Codes that a wallet returns to a silent request when it can't respond without a prompt. */
const nothingToRestore = ['connection/rejected', 'wallet/unauthorized', 'wallet/unsupportedMethod']

/**
 * Handles the responses of wallets in the page, in one lazy chunk. `connect` creates sessions from the response to a request that was
 * already sent. A WBIP wallet that doesn't know the request gets the older `getAccounts` instead. `reconnect` asks silently or reads the
 * exposed accounts, and returns undefined when there is nothing to restore.
 */
export const openWallet: {
  readonly watchUnlock: typeof watchUnlock
  readonly connect: (opening: Opening & { readonly requested: Promise<unknown> }) => Promise<Sessions>
  readonly reconnect: (opening: Opening) => Promise<Sessions | undefined>
} = { connect, reconnect, watchUnlock }

async function connect(opening: Opening & { readonly requested: Promise<unknown> }): Promise<Sessions> {
  const { wallet, requested, signal } = opening
  // Prefetches code that may be needed next while the user reads the wallet's prompt.
  if (!signal.aborted) void import('../error/toBitcoinWalletError.js').catch(() => {})
  if ('standard' in wallet) {
    const sessions = openStandard(opening, await requestBitcoinProvider('bitcoin:connect', () => requested, signal))
    if (sessions) return sessions
    throw new KitError('connection/noAccounts', { shortMessage: 'The wallet shared no accounts.' })
  }
  try {
    const answer = await requestBitcoinProvider('wallet_connect', async () => readResponse(await requested), signal)
    return openWbip(opening, answer)
  } catch (error) {
    if ((error as KitError).code !== 'wallet/unsupportedMethod') throw error
    return openWbip(opening, await requestWbip(wallet.wbip, 'getAccounts', { purposes }, signal))
  }
}

async function reconnect(opening: Opening): Promise<Sessions | undefined> {
  const { wallet, signal } = opening
  try {
    if ('wbip' in wallet)
      return openWbip(opening, await requestWbip(wallet.wbip, 'wallet_getAccount', undefined, signal))
    const silently = readFeature(wallet.standard, 'standard:connect')
    const ask = () => (silently ? silently({ silent: true }) : wallet.standard)
    return openStandard(opening, await requestBitcoinProvider('standard:connect', ask, signal))
  } catch (error) {
    if (nothingToRestore.includes((error as KitError).code)) return undefined
    throw error
  }
}

function openStandard({ wallet, requests, ports }: Opening, answer: unknown): Sessions | undefined {
  if (!('standard' in wallet)) return undefined
  const disclosed = parseBitcoinAccounts(readField(answer, 'accounts') ?? readField(wallet.standard, 'accounts'))
  if (!disclosed) throw invalidResponse()
  if (disclosed.length === 0) return undefined
  return {
    bip122: createStandardSession({ wallet: wallet.standard, disclosed, networks: networksOf(requests), ports }),
  }
}

function openWbip({ wallet, requests, ports }: Opening, answer: unknown): Sessions {
  const networks = networksOf(requests)
  const disclosure = parseDisclosure(answer, networks)
  if (!disclosure || !('wbip' in wallet)) throw invalidResponse()
  return { bip122: createWbipSession({ wallet: wallet.wbip, disclosure, networks, ports }) }
}

function networksOf(requests: readonly NamespaceRequest[]): NamespaceRequest['networks'] {
  return requests.find(({ namespace }) => namespace === 'bip122')?.networks ?? []
}

function invalidResponse(): KitError {
  return new KitError('wallet/invalidResponse', { shortMessage: 'The wallet returned no valid accounts.' })
}

/**
 * Calls the listener whenever the wallet reports accounts, which a locked wallet does once it is unlocked. WBIP events say only that
 * something changed. Returns a function that unsubscribes.
 */
function watchUnlock(
  { wallet, log }: { readonly wallet: PageWallet; readonly log: LogPort },
  listener: () => void,
): () => void {
  if ('wbip' in wallet) return onWbip(wallet.wbip, 'accountChange', listener, log)
  return watchStandardAccounts({ wallet: wallet.standard, log }, (accounts) => {
    if (parseBitcoinAccounts(accounts)?.length) listener()
  })
}
