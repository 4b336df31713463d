import type { KitError } from '@kit/core'

type Sent = { readonly hash: string }

/** The result that an app waits for, one at a time. */
export type TransferResult = {
  wait(left: AbortSignal): Promise<Sent>
  settle(sent: Sent): void
  rejectIfLeft(error: KitError): void
  reject(error: KitError): void
}

/** Creates the result. If the user leaves while a request is waiting in the wallet, the response of the wallet still counts. */
export function createTransferResult(isRequesting: () => boolean, onLeft: () => void): TransferResult {
  let waiting: { readonly left: AbortSignal; resolve(sent: Sent): void; reject(error: unknown): void } | undefined
  function end(): typeof waiting {
    const ended = waiting
    waiting = undefined
    return ended
  }
  return {
    wait(left) {
      end()?.reject(left.reason)
      return new Promise((resolve, reject) => {
        const own = { left, resolve, reject }
        waiting = own
        const leave = (): void => {
          if (waiting !== own || isRequesting()) return
          end()?.reject(left.reason)
          onLeft()
        }
        left.addEventListener('abort', leave, { once: true })
        if (left.aborted) leave()
      })
    },
    settle: (sent) => end()?.resolve(sent),
    rejectIfLeft(error) {
      if (waiting?.left.aborted) end()?.reject(error)
    },
    reject: (error) => end()?.reject(error),
  }
}
