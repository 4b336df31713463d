// What a frame loads at its first question, so that no test waits for it.
import '../src/approval/view/Approve.js'
import '../src/screen/mountView.js'
import '../src/text/en.data.js'
import '../src/window/ContinueInWindow.js'
import { createScreen } from '../src/screen/createScreen.js'
import { reviews } from './reviews.js'

// Runs in a frame of a test: asks as the wallet does, and leaves the outcome on its window.
const screen = createScreen(
  {
    dapp: () => ({ locale: 'en' }) as never,
    languages: () => ['en'],
    theme: () => undefined,
    watchTheme: () => () => undefined,
    show: () => undefined,
    hide: () => undefined,
  },
  { shows: () => false, watchLock: () => () => undefined },
)
let stop = new AbortController()

/** Asks again; what was asked before is taken back. */
function ask(): void {
  stop.abort()
  stop = new AbortController()
  Object.assign(window, { outcome: undefined })
  screen.decide('approve', { review: reviews.allow }, stop.signal).then(
    () => Object.assign(window, { outcome: 'approved' }),
    () => undefined,
  )
}
Object.assign(window, { ask })
