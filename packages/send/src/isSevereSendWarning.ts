import type { SendWarning } from './SendState.js'

/** Warnings of what may be lost for good. */
const severe: readonly SendWarning[] = [
  'mayBeSent',
  'tokenContract',
  'contractReceiver',
  'endsAccount',
  'lookAlike',
  'nameChanged',
]

/** Whether money may be lost: such a warning has to be acknowledged before the wallet is asked. */
export const isSevereSendWarning = (warning: SendWarning): boolean => severe.includes(warning)
