import type { ClockPort } from '../ports/Ports.js'
import type { Store } from '../store/createStore.js'
import type { LinkingState, PairingState } from './PairingState.js'
import { pairingTimes } from './pairingTimes.js'

/** Notices what becomes of a wallet app that a link opens (rule mobile-8). */
export type LinkWatch = {
  /** A link is being opened: unless the page is hidden soon, it opened nothing. */
  begin(): void
  /** A wallet app is being opened with the link that is ready. */
  linking(link: Pick<LinkingState, 'name' | 'href'>): void
  visibilityChanged(isVisible: boolean): void
  end(): void
}

/** Creates the watch of a pairing's store. */
export function createLinkWatch(store: Store<PairingState>, clock: ClockPort): LinkWatch {
  let end = () => {}

  function relink(status: LinkingState['status'], from: readonly LinkingState['status'][]): void {
    store.update((state) =>
      (state.status === 'ready' || state.status === 'inAppBrowser') &&
      state.linking !== undefined &&
      from.includes(state.linking.status)
        ? { ...state, linking: { ...state.linking, status } }
        : state,
    )
  }

  function begin(): void {
    end()
    end = clock.setTimeout(() => relink('notOpened', ['opening']), pairingTimes.openedWithinMs)
  }

  return {
    begin,
    linking(link) {
      if (store.getState().status !== 'ready') return
      begin()
      store.update((state) =>
        state.status === 'ready' ? { ...state, linking: { ...link, status: 'opening' } } : state,
      )
    },
    visibilityChanged(isVisible) {
      if (isVisible) relink('returned', ['away'])
      else relink('away', ['opening', 'notOpened', 'returned'])
    },
    end: () => end(),
  }
}
