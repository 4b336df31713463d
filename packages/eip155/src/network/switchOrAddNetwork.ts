import { type CaipNetworkId, type ClockPort, isKitError, KitError, type Network } from '@kit/core/adapter'
import { isUnknownChain } from '../error/isUnknownChain.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { requestProvider } from '../provider/requestProvider.js'
import { waitForChain } from './waitForChain.js'

export type SwitchCall = {
  readonly provider: Eip1193Provider
  readonly network: Network
  readonly clock: ClockPort
  readonly signal: AbortSignal
  /** How long the wallet may take to reach the network after it confirmed, in milliseconds. Defaults to 5,000. */
  readonly confirmTimeoutMs?: number
}

/**
 * Switches the wallet's network (EIP-3326). Adds the network first when the wallet reports it as unknown, in whatever way (EIP-3085).
 * Resolves once `eth_chainId` or `chainChanged` confirms the switch, because some wallets confirm without switching.
 *
 * @throws KitError `connection/rejected`; `network/switchUnsupported` when the wallet has no such method; `network/notAddable` when the
 *   wallet doesn't know the network and accepts no new ones, or there is no RPC URL to add it with; `network/notConfirmed` when the wallet
 *   confirmed but didn't switch; others of `toWalletError`.
 * @example await switchOrAddNetwork({ provider, network, clock, signal })
 */
export async function switchOrAddNetwork(call: SwitchCall): Promise<CaipNetworkId> {
  const { provider, network, clock, signal, confirmTimeoutMs = 5000 } = call
  const chain = waitForChain({ provider, chainId: Number(network.reference), clock })
  const switchTo = () => requestProvider(call, 'wallet_switchEthereumChain', [{ chainId }])
  const chainId = `0x${Number(network.reference).toString(16)}`
  try {
    try {
      await switchTo()
    } catch (error) {
      if (isKitError(error, 'wallet/unsupportedMethod')) throw unsupported(error)
      if (!isKitError(error, 'wallet/failed') || !isUnknownChain(error)) throw error
      await addNetwork(call, error)
      // EIP-3085 doesn't guarantee that an added chain is selected.
      if (!(await chain.isSelected(signal))) await switchTo()
    }
    await chain.selected(confirmTimeoutMs, signal)
    return network.id
  } finally {
    chain.stop()
  }
}

async function addNetwork(call: SwitchCall, reason: unknown): Promise<void> {
  const { network } = call
  // EIP-3085 requires https. For a development chain without it, the wallet decides.
  const https = network.rpcUrls.filter((url) => url.startsWith('https:'))
  const rpcUrls = https.length > 0 ? https : network.rpcUrls
  if (rpcUrls.length === 0) throw notAddable(network, reason)
  const explorer = network.blockExplorer?.url ?? ''
  const chain = {
    chainId: `0x${Number(network.reference).toString(16)}`,
    chainName: network.name,
    nativeCurrency: network.nativeCurrency,
    rpcUrls,
    // A wallet refuses the network for any other URL scheme.
    ...(explorer.startsWith('https:') && { blockExplorerUrls: [explorer] }),
    ...(network.imageUrl?.startsWith('https:') && { iconUrls: [network.imageUrl] }),
  }
  try {
    await requestProvider(call, 'wallet_addEthereumChain', [chain])
  } catch (error) {
    throw isKitError(error, 'wallet/unsupportedMethod') ? notAddable(network, error) : error
  }
}

function notAddable(network: Network, cause: unknown): KitError {
  const shortMessage = "The wallet doesn't have this network, and apps can't add it. Add it in the wallet."
  return new KitError('network/notAddable', { shortMessage, details: network.id, cause })
}

function unsupported(cause: unknown): KitError {
  const shortMessage = 'The wallet does not let apps switch networks. Switch the network in the wallet.'
  return new KitError('network/switchUnsupported', { shortMessage, cause })
}
