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
import { askBitcoinProvider } from './askBitcoinProvider.js'
import { createStandardSession } from './createStandardSession.js'
import { createWbipSession } from './createWbipSession.js'
import { parseBitcoinAccounts } from './parseBitcoinAccounts.js'
import { parseDisclosure } from './parseDisclosure.js'
import { readResponse, requestWbip } from './requestWbip.js'
import { type PageWallet, purposes } from './toPageWallet.js'

type Opening = Parameters<Connector['reconnect']>[0] & {
  readonly wallet: PageWallet
  readonly ports: Pick<Ports, 'clock' | 'log'>
}

/** What a wallet returns to a silent request when it may not, or cannot, answer without asking. */
const nothingToRestore = ['connection/rejected', 'wallet/unauthorized', 'wallet/unsupportedMethod']

/**
 * What follows the request to a wallet of the page, in one lazy chunk. `connect` makes sessions from the answer to a request that
 * was already made; a WBIP wallet that does not know the request is asked again by the older `getAccounts`. `reconnect` asks
 * silently, or reads the accounts that the wallet shows, and returns undefined when there is nothing to restore.
 */
export const openWallet: {
  readonly watchUnlock: typeof watchUnlock
  readonly connect: (opening: Opening & { readonly asked: Promise<unknown> }) => Promise<Sessions>
  readonly reconnect: (opening: Opening) => Promise<Sessions | undefined>
} = { connect, reconnect, watchUnlock }

async function connect(opening: Opening & { readonly asked: Promise<unknown> }): Promise<Sessions> {
  const { wallet, asked, signal } = opening
  // While the visitor reads the wallet's prompt, what may be needed next is fetched.
  if (!signal.aborted) void import('../error/toBitcoinWalletError.js').catch(() => {})
  if ('standard' in wallet) {
    const sessions = openStandard(opening, await askBitcoinProvider('bitcoin:connect', () => asked, signal))
    if (sessions) return sessions
    throw new KitError('connection/noAccounts', { shortMessage: 'The wallet disclosed no account.' })
  }
  try {
    const answer = await askBitcoinProvider('wallet_connect', async () => readResponse(await asked), signal)
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
    return openStandard(opening, await askBitcoinProvider('standard:connect', ask, signal))
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
  return new KitError('wallet/invalidResponse', { shortMessage: 'The wallet answered with no valid accounts.' })
}

/**
 * Calls the listener each time that a wallet reports accounts: one that was locked does so when it is unlocked. A WBIP wallet says only that
 * something changed. Returns a function that stops listening.
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
