import { KitError, parseUnits } from '@kit/core/plugin'
import { invalidTransferRequest, parseTransferRequest } from '../parseTransferRequest.js'
import type { SendLock } from '../SendState.js'
import { activeSender } from '../services/activeSender.js'
import type { SendServices } from '../services/createSendServices.js'
import { nativeToken } from '../validateTransfer.js'

/** Fills in and locks the transfer that an app requests. `result` resolves with the result, unless `left` reports that the user left. */
export const requestTransfer =
  (services: SendServices) =>
  async (data: unknown, left: AbortSignal): Promise<{ readonly result: Promise<{ readonly hash: string }> }> => {
    const { result, clear, getState, recipients, kit, tokens } = services
    if (getState().status === 'requesting')
      throw new KitError('send/pending', { shortMessage: 'A request is already waiting in the wallet.' })
    const { amount, assetAddress, namespace, networkId, to } = parseTransferRequest(
      data,
      kit.active.getState().namespace,
    )
    if (namespace !== undefined && !kit.adapters.has(namespace)) throw invalidTransferRequest('namespace')
    if (namespace !== undefined && namespace !== kit.active.getState().namespace) kit.setActive({ namespace })
    if (activeSender(kit) === undefined)
      throw new KitError('connection/notConnected', { shortMessage: 'No wallet is connected.' })
    if (networkId !== undefined && networkId !== activeSender(kit)?.origin.networkId)
      await kit.switchNetwork({ networkId })
    const sender = activeSender(kit)
    if (sender === undefined || (networkId !== undefined && sender.origin.networkId !== networkId))
      throw new KitError('network/mismatch', { shortMessage: 'The wallet is on a different network than the request.' })
    if (sender.adapter.transfer === undefined)
      throw new KitError('adapter/unsupported', {
        shortMessage: `The adapter of ${sender.origin.namespace} doesn't support transfers.`,
      })
    const token = assetAddress === undefined ? nativeToken(sender.network) : await tokens.read(assetAddress)
    if (token === undefined) throw invalidTransferRequest('assetAddress')
    if (amount !== undefined) parseUnits(amount, token.decimals)
    const { isAddress } = sender.adapter
    if (to !== undefined && !isAddress(to, sender.origin.networkId) && !/^[^\s:]+\.[^\s:]+$/.test(to))
      throw invalidTransferRequest('to')
    const locked: SendLock[] = []
    // An amount only makes sense with its token.
    if (assetAddress !== undefined || amount !== undefined) locked.push('token')
    if (amount !== undefined) locked.push('amount')
    if (to !== undefined) locked.push('to')
    clear({ token, amount: amount ?? '', to: to ?? '', locked })
    if (to !== undefined) recipients.find(to)
    return { result: result.wait(left) }
  }
