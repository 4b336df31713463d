import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { ClockPort } from '../ports/Ports.js'
import type { Store } from '../store/createStore.js'
import { readable } from '../store/readable.js'
import type { ModalCommands, ViewArgs } from './ModalCommands.js'
import type { ModalState, ViewEntry, ViewName } from './ModalState.js'
import { modalTimes } from './modalTimes.js'
import { popped, pushed, replaced, resetTo } from './Route.js'

/** The modal with its writing end. */
export type Modal = ModalCommands & {
  /** Opens with a history of one view, or with these. */
  open(view: ViewEntry, namespace?: ChainNamespace): void
  /** Answers whether it closed: a guard may refuse, unless forced. */
  close(options?: { readonly force?: boolean }): boolean
  shake(): void
  setLoading(loading: boolean, namespace?: ChainNamespace): void
  setNamespace(namespace: ChainNamespace | undefined): void
  addCloseGuard(refuses: () => boolean): () => void
  destroy(): void
}

const view = (...[name, data]: ViewArgs | [ViewName]): ViewEntry => ({ name, data }) as ViewEntry

/** On UnsupportedChain, and on SwitchNetwork reached from it, the close button only shakes the card. */
function isLocked({ history }: ModalState): boolean {
  const top = history.at(-1)?.name
  return top === 'UnsupportedChain' || (top === 'SwitchNetwork' && history.at(-2)?.name === 'UnsupportedChain')
}

/**
 * The modal's state: history, opening and closing, guards, shake, loading (specification, sections 2 and 4). It knows no
 * wallet and no network: `home` says which view stands for "start".
 */
export function createModal(deps: {
  readonly store: Store<ModalState>
  readonly clock: ClockPort
  /** Rendered in the page: closing resets it in place of hiding it. */
  readonly embedded: boolean
  /** Account or Connect, as the visitor is connected or not. */
  home(): ViewName
}): Modal {
  const { store } = deps
  const guards = new Set<() => boolean>()
  let endShake: (() => void) | undefined

  function close({ force = false }: { readonly force?: boolean } = {}): boolean {
    if (!force && [...guards].some((refuses) => refuses())) {
      shake()
      return false
    }
    const cleared = { open: false, loading: false, loadingByNamespace: {}, namespace: undefined }
    store.update((state) =>
      deps.embedded
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
    back() {
      const { history } = store.getState()
      // What limited the list goes with the list.
      const left = history.at(-1)?.name === 'Connect' ? { namespace: undefined } : {}
      if (history.length < 2 || history.some(({ name }) => name === 'UnsupportedChain')) close()
      else if (history.at(-2)?.name === 'Connect' && deps.home() === 'Account') {
        store.update((state) => ({ ...resetTo(view('Account'))(state), direction: 'prev', namespace: undefined }))
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
        loading: true,
        loadingByNamespace: namespace === undefined ? {} : { [namespace]: true },
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
    addCloseGuard(refuses) {
      guards.add(refuses)
      return () => guards.delete(refuses)
    },
    destroy() {
      endShake?.()
      guards.clear()
    },
  }
}
