import {
  distinctUntilChanged,
  EMPTY,
  filter,
  firstValueFrom,
  map,
  merge,
  type Observable,
  of,
  switchMap,
  timeout,
  timer,
} from 'rxjs'
import type { Account, Kit, KitEvent, Network } from '../index.js'

/** Emits the active address, or undefined while no wallet is connected. */
export function addressOf(kit: Kit): Observable<string | undefined> {
  return kit.active.state$.pipe(
    map(({ account }) => account?.address),
    distinctUntilChanged(),
  )
}

/** Emits the user's points from the app's own service. Requests for a former account are dropped. */
export function pointsOf(kit: Kit, ask: (address: string) => Promise<number>): Observable<number | undefined> {
  return addressOf(kit).pipe(switchMap((address) => (address === undefined ? of(undefined) : ask(address))))
}

/** Waits for an account on a network, for at most a minute. */
export function untilOn(kit: Kit, networkId: Network['id']): Promise<Account | undefined> {
  const there$ = kit.active.state$.pipe(
    filter(({ account, network }) => account !== undefined && network?.id === networkId),
    map(({ account }) => account),
    timeout({ first: 60_000 }),
  )
  return firstValueFrom(there$)
}

/** Emits when a wallet has not answered for a while, so that the page can tell users where to look. */
export function slowWallets(kit: Kit, afterMs: number): Observable<string> {
  return kit.attempt.state$.pipe(
    switchMap((attempt) =>
      attempt.status === 'waiting' ? timer(afterMs).pipe(map(() => attempt.connectorId)) : EMPTY,
    ),
  )
}

/** Emits connections and failures in order, for an app's log. */
export function journalOf(kit: Kit): Observable<string> {
  const only = <Type extends KitEvent['type']>(type: Type) =>
    kit.events$.pipe(filter((event): event is typeof event & { readonly type: Type } => event.type === type))
  return merge(
    only('connection/connected').pipe(map(({ walletName }) => `connected with ${walletName}`)),
    only('connection/failed').pipe(map(({ error }) => `failed: ${error.code}`)),
    only('connection/disconnected').pipe(map(({ reason }) => `disconnected: ${reason}`)),
  )
}

/** The same without RxJS, for React, Vue, Svelte or signals. */
export function watchAddress(kit: Kit, listener: (address: string | undefined) => void): () => void {
  const notify = () => listener(kit.active.getState().account?.address)
  notify()
  return kit.active.subscribe(notify)
}
