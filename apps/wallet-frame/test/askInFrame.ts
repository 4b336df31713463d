// Preloads what a frame loads with its first request, so that no test waits for it.
import '../src/approval/view/Approve.js'
import '../src/screen/mountView.js'
import '../src/text/en.data.js'
import '../src/window/ContinueInWindow.js'
import { createScreen } from '../src/window/createScreen.js'
import { reviewOf, reviews } from './reviews.js'

// Runs in a frame of a test: shows requests as the wallet does, and stores the result on its window.
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

const longMessage = reviewOf({
  kind: 'message',
  bytes: '0x48656c6c6f',
  text: 'By signing you accept the terms of service of 1 January 2026. '.repeat(60),
})
const manyFields = reviewOf({
  kind: 'facts',
  title: 'Sign a transaction',
  rows: Array.from({ length: 60 }, (_, at) => ({ label: `Field ${at}`, value: `Value ${at}` })),
  raw: '',
})
const requested = { allow: reviews.allow, longMessage, manyFields }

/** Shows a new request and aborts the previous one. */
function ask(name: keyof typeof requested = 'allow'): void {
  stop.abort()
  stop = new AbortController()
  Object.assign(window, { outcome: undefined })
  screen.decide('approve', { review: requested[name] }, stop.signal).then(
    () => Object.assign(window, { outcome: 'approved' }),
    () => undefined,
  )
}
Object.assign(window, { ask })
