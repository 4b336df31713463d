import { type CaipNetworkId, type ChainNamespace, type ClockPort, readable, type Store } from '@kit/core/plugin'
import type { ModalCommands, ViewArgs } from './ModalCommands.js'
import type { ModalState, ViewEntry, ViewName } from './ModalState.js'
import { modalTimes } from './modalTimes.js'
import { popped, poppedTo, pushed, replaced, resetTo } from './Route.js'

/** The modal store, with the commands that change it. */
export type ModalStore = ModalCommands & {
  /** Opens with a history of one view, or with the given history. */
  open(view: ViewEntry, namespace?: ChainNamespace): void
  /** Returns whether it closed: a guard can refuse, unless forced. `done` marks the task that it was opened for as completed. */
  close(options?: { readonly force?: boolean; readonly done?: boolean }): boolean
  shake(): void
  setLoading(loading: boolean, namespace?: ChainNamespace): void
  setNamespace(namespace: ChainNamespace | undefined): void
  /** Sets the network for the next wallet that connects. */
  setNetwork(networkId: CaipNetworkId): void
  /** Sets the wallet to reconnect. Undefined once a wallet is connected. */
  setOutdated(walletName: string | undefined): void
  destroy(): void
}

/** No target for the next wallet. */
const noTarget = { namespace: undefined, networkId: undefined }

const view = (...[name, data]: ViewArgs | [ViewName]): ViewEntry => ({ name, data }) as ViewEntry

/** On UnsupportedChain, and on SwitchNetwork opened from it, the close button only shakes the card. */
function isLocked({ history }: ModalState): boolean {
  const top = history.at(-1)?.name
  return top === 'UnsupportedChain' || (top === 'SwitchNetwork' && history.at(-2)?.name === 'UnsupportedChain')
}

type ModalDeps = {
  readonly store: Store<ModalState>
  /** Asked before closing, unless forced. */
  readonly canClose: () => boolean
  readonly clock: ClockPort
  /** Rendered inline: closing resets the modal instead of hiding it. */
  readonly inline: boolean
  /** Account if the user is connected, otherwise Connect. */
  home(): ViewName
}

/**
 * Creates the modal's state: history, opening and closing, guards, shake, loading (rules views-4, views-5, views-6, views-7, states-12).
 * Knows nothing about wallets and networks: `home` returns the start view.
 */
export function createModal(deps: ModalDeps): ModalStore {
  const { store } = deps
  let endShake: (() => void) | undefined

  function close({ force = false, done = false }: Parameters<ModalStore['close']>[0] = {}): boolean {
    if (!force && !deps.canClose()) {
      shake()
      return false
    }
    const cleared = { open: false, done, loading: false, loadingByNamespace: {}, ...noTarget }
    store.update((state) =>
      deps.inline
        ? resetTo(view(deps.home()))({ ...state, ...cleared })
        : state.open
          ? { ...state, ...cleared }
          : state,
    )
    return true
  }

  function shake(): void {
    if (endShake !== undefined) return
    endShake = deps.clock.setTimeout(() => {
      endShake = undefined
      store.update((state) => ({ ...state, shake: false }))
    }, modalTimes.shakeMs)
    store.update((state) => ({ ...state, shake: true }))
  }

  return {
    ...readable(store),
    push: (...args) => store.update(pushed(view(...args))),
    replace: (...args) => store.update(replaced(view(...args))),
    reset: (...args) => store.update(resetTo(view(...args))),
    backTo: (name) => store.update(poppedTo(name)),
    back() {
      const { history } = store.getState()
      // The limits of the list are cleared with the list.
      const top = history.at(-1)?.name
      const left = top === 'Connect' ? { namespace: undefined } : top === 'SwitchActiveChain' ? noTarget : {}
      if (history.length < 2 || history.some(({ name }) => name === 'UnsupportedChain')) close()
      else if (history.at(-2)?.name === 'Connect' && deps.home() === 'Account') {
        store.update((state) => ({ ...resetTo(view('Account'))(state), direction: 'prev', ...noTarget }))
      } else store.update((state) => ({ ...popped(state), ...left }))
    },
    requestClose() {
      if (isLocked(store.getState())) shake()
      else close()
    },
    open: (first, namespace) =>
      store.update((state) => ({
        ...resetTo(first)(state),
        open: true,
        done: false,
        loading: true,
        loadingByNamespace: namespace === undefined ? {} : { [namespace]: true },
        ...noTarget,
        namespace,
      })),
    close,
    shake,
    setLoading: (loading, namespace) =>
      store.update((state) => ({
        ...state,
        loading,
        loadingByNamespace:
          namespace === undefined ? state.loadingByNamespace : { ...state.loadingByNamespace, [namespace]: loading },
      })),
    setNamespace: (namespace) =>
      store.update((state) => (state.namespace === namespace ? state : { ...state, namespace })),
    setNetwork: (networkId) => store.update((state) => ({ ...state, networkId })),
    setOutdated: (outdatedWallet) =>
      store.update(({ outdatedWallet: before, ...state }) => ({ ...state, ...(outdatedWallet && { outdatedWallet }) })),
    destroy: () => endShake?.(),
  }
}
