import type { KitError } from '@kit/core'

type Sent = { readonly hash: string }

/** The result that an app waits for, one at a time. */
export type Answer = {
  ask(left: AbortSignal): Promise<Sent>
  settle(sent: Sent): void
  refused(error: KitError): void
  giveUp(error: KitError): void
}

/** Creates the result. If the user leaves while a request is waiting in the wallet, the response of the wallet still counts. */
export function createAnswer(isRequesting: () => boolean, onLeft: () => void): Answer {
  let waiting: { readonly left: AbortSignal; resolve(sent: Sent): void; reject(error: unknown): void } | undefined
  function end(): typeof waiting {
    const ended = waiting
    waiting = undefined
    return ended
  }
  return {
    ask(left) {
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
    refused(error) {
      if (waiting?.left.aborted) end()?.reject(error)
    },
    giveUp: (error) => end()?.reject(error),
  }
}
