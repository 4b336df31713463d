import { isKitError, type KitError } from '@kit/core/plugin'
import { payError } from '../PayErrorCodes.js'

/** What a wallet or the chain refused, in the words of paying. */
export function toPayError(error: KitError): KitError {
  const more = { cause: error, ...(error.details !== undefined && { details: error.details }) }
  if (isKitError(error, 'connection/rejected'))
    return payError('pay/rejected', 'The visitor declined in the wallet; nothing was paid.', more)
  if (isKitError(error, 'transfer/insufficientFunds') || isKitError(error, 'transaction/insufficientFunds'))
    return payError('pay/insufficientFunds', 'The account holds too little for the amount and the fee.', more)
  if (isKitError(error, 'transfer/invalidReceiver'))
    return payError('pay/invalidRecipient', 'The recipient can not get what is paid.', more)
  return error
}
