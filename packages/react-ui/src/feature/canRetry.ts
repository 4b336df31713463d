import type { KitError } from '@kit/core'

/** Parts of error codes whose cause is the request itself: its amount or recipient, or what the wallet, network or service supports. */
const final = /insufficient|minimum|tooHigh|feeOn|recipient|supported|forbidden|frozen|region|api\/(reject|unauth)/i

/**
 * Returns whether the same request may succeed later. False for errors that only another request avoids, such as one with a smaller amount.
 *
 * @example canRetry(error) ? <Button onClick={submit}>Try again</Button> : <Button onClick={back}>Edit</Button>
 */
export const canRetry = ({ code }: Pick<KitError, 'code'>): boolean => !final.test(code)
