import { formatUnits, toKitError } from '@kit/core/plugin'
import { activeSender } from '../services/activeSender.js'
import type { SendServices } from '../services/createSendServices.js'

/**
 * Sets the amount to the maximum after the fee, and updates it with the form until the user types an amount. Without a recipient, the
 * sender's own address is used for the fee. `error` is set if the maximum is unknown.
 */
export const max =
  ({ change, getState, kit, scopes, simulations }: SendServices) =>
  async (): Promise<void> => {
    const { locked, recipient, status, token } = getState()
    const sender = activeSender(kit)
    if (sender === undefined || token === undefined || locked.includes('amount') || status === 'requesting') return
    const { namespace, networkId, address } = sender.origin
    const scope = scopes.current()
    const isCurrent = () => scope === scopes.current() && getState().token === token
    try {
      const to = recipient.status === 'ready' ? recipient.address : address
      const plan = await simulations.simulateTransfer({ to, amount: 'max' })
      const amount =
        plan?.amount ??
        (await kit.getBalance({ namespace, networkId, address, ...(token.address && { token: token.address }) })).value
      if (!isCurrent()) return
      change({ amount: formatUnits(amount, token.decimals), isMax: true, error: undefined, status: 'idle' })
    } catch (error) {
      if (isCurrent()) change({ error: toKitError(error, 'adapter/failed', "Couldn't calculate the maximum amount.") })
    }
  }
