import { KitError, parseUnits } from '@kit/core/plugin'
import { parseSendRequest, refuse } from '../parseSendRequest.js'
import type { SendLock } from '../SendState.js'
import { nativeToken } from '../services/nativeToken.js'
import type { SendServices } from '../services/SendServices.js'

/** Fills in and locks what an app asks to be sent; `answer` is what comes of it, until `left` says that the visitor went away. */
export const request =
  (services: SendServices) =>
  async (data: unknown, left: AbortSignal): Promise<{ readonly answer: Promise<{ readonly hash: string }> }> => {
    const { clear, getState, receivers, kit, place, tokens } = services
    if (getState().status === 'asking')
      throw new KitError('send/pending', { shortMessage: 'The wallet is being asked already.' })
    const { amount, assetAddress, namespace, networkId, to } = parseSendRequest(data, kit.active.getState().namespace)
    if (namespace !== undefined && !kit.adapters.has(namespace)) throw refuse('namespace')
    if (namespace !== undefined && namespace !== kit.active.getState().namespace) kit.setActive({ namespace })
    if (place() === undefined)
      throw new KitError('connection/notConnected', { shortMessage: 'No wallet is connected.' })
    if (networkId !== undefined && networkId !== place()?.origin.networkId) await kit.switchNetwork({ networkId })
    const here = place()
    if (here === undefined || (networkId !== undefined && here.origin.networkId !== networkId))
      throw new KitError('network/mismatch', { shortMessage: 'The wallet is on another network than the request.' })
    if (here.adapter.transfer === undefined)
      throw new KitError('adapter/unsupported', {
        shortMessage: `The adapter of ${here.origin.namespace} has no transfer.`,
      })
    const token = assetAddress === undefined ? nativeToken(here.network) : await tokens.read(assetAddress)
    if (token === undefined) throw refuse('assetAddress')
    if (amount !== undefined) parseUnits(amount, token.decimals)
    const { isAddress } = here.adapter
    if (to !== undefined && !isAddress(to, here.origin.networkId) && !/^[^\s:]+\.[^\s:]+$/.test(to)) throw refuse('to')
    const locked: SendLock[] = []
    // An amount is of something.
    if (assetAddress !== undefined || amount !== undefined) locked.push('token')
    if (amount !== undefined) locked.push('amount')
    if (to !== undefined) locked.push('to')
    clear({ token, amount: amount ?? '', to: to ?? '', locked })
    if (to !== undefined) receivers.find(to)
    return { answer: services.ask(left) }
  }
