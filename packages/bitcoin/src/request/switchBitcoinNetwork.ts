import { poll, withLimit } from '@kit/adapter'
import { type CaipNetworkId, KitError, type Network, type Ports, toAbortError } from '@kit/core/adapter'
import { findChain } from '../network/findChain.js'
import type { BitcoinProvider } from '../wallet/BitcoinProvider.js'
import { parseDisclosure, readNetworkName } from '../wallet/parseDisclosure.js'
import { requestWbip } from '../wallet/requestWbip.js'
import type { WbipWallet } from '../wbip/WbipWallet.js'

const confirmPollMs = 100
const confirmTimeoutMs = 5000

/**
 * Switches the network of a session. A wallet-standard wallet has accounts on every network, so it isn't asked. A WBIP wallet is asked and
 * then polled, because some wallets confirm without switching. For a paired wallet, each request carries its network.
 *
 * @throws KitError `network/notAddable` when the wallet doesn't support the network; `network/switchUnsupported` when it has no such
 *   method; `network/notConfirmed` when it confirmed but didn't switch; `connection/rejected`, `connection/aborted`.
 * @example await switchBitcoinNetwork({ provider, network, signal }, ports)
 */
export async function switchBitcoinNetwork(
  call: { readonly provider: unknown; readonly network: Network; readonly signal: AbortSignal },
  { clock }: Pick<Ports, 'clock'>,
): Promise<CaipNetworkId> {
  const { network, signal } = call
  const networkId = network.id
  if (signal.aborted) throw toAbortError(signal)
  const provider = call.provider as BitcoinProvider
  if (!('kind' in provider)) return networkId
  if (provider.kind === 'standard') {
    if (provider.select(networkId)) return networkId
    throw unknownNetwork(networkId)
  }
  const chain = findChain(networkId)
  if (!chain) throw unknownNetwork(networkId)
  const { wallet } = provider
  if ((await readNetwork(wallet, network, signal)) === networkId) return networkId
  try {
    await requestWbip(wallet, 'wallet_changeNetwork', { name: chain.wbip }, signal)
  } catch (error) {
    if ((error as KitError).code !== 'wallet/unsupportedMethod') throw error
    const shortMessage = 'The wallet does not let apps switch networks. Switch the network in the wallet.'
    throw new KitError('network/switchUnsupported', { shortMessage, cause: error })
  }
  const reason = () => {
    const shortMessage = 'The wallet confirmed the switch but stayed on the same network.'
    return new KitError('network/notConfirmed', { shortMessage, details: networkId })
  }
  await withLimit({ clock, limitMs: confirmTimeoutMs, signal, reason }, (limit) => {
    const readOnce = async () => (await readNetwork(wallet, network, limit)) === networkId || undefined
    return poll({ readOnce, pauseMs: () => confirmPollMs, clock, signal: limit })
  })
  return networkId
}

async function readNetwork(
  wallet: WbipWallet,
  target: Network,
  signal: AbortSignal,
): Promise<CaipNetworkId | undefined> {
  const named = await requestWbip(wallet, 'wallet_getNetwork', undefined, signal).catch(onlyAborted)
  const networkId = readNetworkName(named)
  if (networkId) return networkId
  return parseDisclosure(await requestWbip(wallet, 'wallet_getAccount', undefined, signal).catch(onlyAborted), [target])
    ?.networkId
}

function onlyAborted(error: KitError): undefined {
  if (error.code === 'connection/aborted') throw error
}

function unknownNetwork(networkId: CaipNetworkId): KitError {
  const shortMessage = "The wallet doesn't support this network, and apps can't add it."
  return new KitError('network/notAddable', { shortMessage, details: networkId })
}
