import { type ApiClient, accountNamespaces, isNetworkServed } from '@kit/api'
import { type CaipNetworkId, isKitError } from '@kit/core'
import { useKit, useStore } from '@kit/react'
import { useEffect, useState } from 'react'

/** The account that is read. */
export type AskedAccount = {
  readonly address: string
  readonly networkId: CaipNetworkId
  /** Something was sent, or the visitor asked again: the cache is too old. */
  readonly isFresh: boolean
}

/** What the server returned for the active account, or why it did not. */
export type Served<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'unsupported' }
  | { readonly status: 'failed'; readonly problem: string }
  | { readonly status: 'ready'; readonly value: T }

/** The server caches what it read of a chain for a moment, balances for ten seconds. Where the cache can't be bypassed, it is asked again after that. */
const askAgainAfterMs = [1500, 11_000]

/**
 * Reads something about the active account from the server: again for another account or network, when older requests are dropped, and
 * after each transaction. Nothing is requested before a wallet is connected. `read` must be the same function at each render.
 */
export function useServed<T>(
  api: ApiClient,
  read: (api: ApiClient, asked: AskedAccount, signal: AbortSignal) => Promise<T>,
): readonly [Served<T>, retry: () => void] {
  const kit = useKit()
  const { account, network, status } = useStore(kit.active)
  const address = status === 'connected' ? account?.address : undefined
  const networkId = network?.id
  const key = address === undefined || networkId === undefined ? '' : `${networkId}:${address}`
  const [found, setFound] = useState<{ readonly key: string; readonly served: Served<T> }>()
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (address === undefined || networkId === undefined) return
    const { abort, signal } = abortable()
    const ask = async (): Promise<Served<T>> => {
      try {
        const isServed = await isNetworkServed(api, networkId, { signal, namespaces: accountNamespaces })
        if (!isServed) return { status: 'unsupported' }
        return { status: 'ready', value: await read(api, { address, networkId, isFresh: round > 0 }, signal) }
      } catch (error) {
        return { status: 'failed', problem: isKitError(error) ? error.shortMessage : String(error) }
      }
    }
    void ask().then((served) => {
      if (!signal.aborted) setFound({ key: `${networkId}:${address}`, served })
    })
    return abort
  }, [api, read, address, networkId, round])

  useEffect(() => {
    const askAgain = () => setRound((past) => past + 1)
    let later: ReturnType<typeof setTimeout>[] = []
    const forget = () => later.forEach(clearTimeout)
    const events = kit.events$.subscribe((event) => {
      if (event.type !== 'transaction/mined') return
      askAgain()
      forget()
      if (event.namespace !== 'eip155') later = askAgainAfterMs.map((ms) => setTimeout(askAgain, ms))
    })
    return () => {
      events.unsubscribe()
      forget()
    }
  }, [kit])

  const retry = () => {
    setFound(undefined)
    setRound((past) => past + 1)
  }
  if (key === '') return [{ status: 'idle' }, retry]
  return [found?.key === key ? found.served : { status: 'loading' }, retry]
}

function abortable(): { abort(): void; readonly signal: AbortSignal } {
  const controller = new AbortController()
  return { abort: () => controller.abort(), signal: controller.signal }
}
