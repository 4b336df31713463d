import { type ApiClient, accountNamespaces, isNetworkServed } from '@kit/api'
import { type CaipNetworkId, isKitError } from '@kit/core'
import { useKit, useStore } from '@kit/react'
import { useEffect, useState } from 'react'

/** The account that something is read of. */
export type AskedAccount = {
  readonly address: string
  readonly networkId: CaipNetworkId
  /** Something was sent, or the visitor asked again: what is kept is too old. */
  readonly isFresh: boolean
}

/** What the server told of the active account, or why not. */
export type Served<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'unsupported' }
  | { readonly status: 'failed'; readonly problem: string }
  | { readonly status: 'ready'; readonly value: T }

/** What the server read of chains that can't be asked by force it keeps for a moment, balances for ten seconds: asked again when that is over. */
const askAgainAfterMs = [1500, 11_000]

/**
 * Reads something of the active account from the server: anew for another account or network, whose older requests are dropped, and after
 * each transaction. Before a wallet is connected nothing is asked. `read` must be the same function at each render.
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
