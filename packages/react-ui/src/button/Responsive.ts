/**
 * A value, or one for small screens and one for large screens (768 px and wider). The choice is made by CSS alone: a server renders both,
 * and the page neither shifts nor mismatches.
 *
 * @example <ConnectButton showBalance={{ smallScreen: false, largeScreen: true }} />
 */
export type Responsive<Value> = Value | PerScreen<Value>

type PerScreen<Value> = { readonly smallScreen: Value; readonly largeScreen: Value }

/** The screens on which a part of a button is shown. */
export type Screens = 'none' | 'small' | 'large' | 'both'

/** Returns the screens whose value passes the test. */
export function screensOf<Value extends string | boolean>(
  value: Responsive<Value>,
  isShown: (value: Value) => boolean,
): Screens {
  const each = typeof value === 'object' ? value : { smallScreen: value, largeScreen: value }
  const { smallScreen, largeScreen } = each as PerScreen<Value>
  if (isShown(smallScreen)) return isShown(largeScreen) ? 'both' : 'small'
  return isShown(largeScreen) ? 'large' : 'none'
}

/** The same width as in `HostButton.module.css`. */
const largeScreens = '(min-width: 768px)'

/** Calls `start` while the page is on one of the screens, and the function that it returned afterwards. Returns a function that ends both. */
export function whileOnScreens(screens: Screens, start: () => () => void): () => void {
  const query = matchMedia(largeScreens)
  let stop: (() => void) | undefined
  const end = () => {
    stop?.()
    stop = undefined
  }
  const follow = () => {
    const isShown = screens === 'both' || screens === (query.matches ? 'large' : 'small')
    if (isShown) stop ??= start()
    else end()
  }
  query.addEventListener('change', follow)
  follow()
  return () => {
    query.removeEventListener('change', follow)
    end()
  }
}
