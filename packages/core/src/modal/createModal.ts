import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { ClockPort } from '../ports/Ports.js'
import { createStore } from '../store/createStore.js'
import type { ReadableStore } from '../store/ReadableStore.js'
import { closedModal, type ModalState, type ViewData, type ViewEntry, type ViewName } from './ModalState.js'
import { modalTimes } from './modalTimes.js'
import { popped, pushed, replaced, resetTo } from './Route.js'

type DataOf<Name extends ViewName> = ViewData[Name] extends undefined ? [] : [ViewData[Name]]
type Go = <Name extends ViewName>(name: Name, ...data: DataOf<Name>) => void

/** The modal with its writing end. */
export type Modal = ReadableStore<ModalState> & {
  readonly push: Go
  readonly replace: Go
  readonly reset: Go
  back(): void
  requestClose(): void
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

const view = (name: ViewName, data?: unknown): ViewEntry => ({ name, data }) as ViewEntry

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
  readonly clock: ClockPort
  /** Rendered in the page: closing resets it in place of hiding it. */
  readonly embedded: boolean
  /** Account or Connect, as the visitor is connected or not. */
  home(): ViewName
}): Modal {
  const store = createStore<ModalState>(closedModal)
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
    state$: store.state$,
    subscribe: store.subscribe,
    getState: store.getState,
    push: (name, ...data) => store.update(pushed(view(name, data[0]))),
    replace: (name, ...data) => store.update(replaced(view(name, data[0]))),
    reset: (name, ...data) => store.update(resetTo(view(name, data[0]))),
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
      store.complete()
    },
  }
}
