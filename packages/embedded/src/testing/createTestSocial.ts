import { type Kit, KitError } from '@kit/core'
import { createStore, type PluginContext } from '@kit/core/plugin'
import type { ModalState } from '@kit/modal'
import type { Frame } from '../frame/createFrame.js'
import { type PageProvider, pageProviderSchema } from '../protocol/fields.js'
import { createSocialLogin } from '../social/createSocialLogin.js'
import { openPopup } from '../social/openPopup.js'
import type { EmbeddedState } from '../state/EmbeddedState.js'
import { createClock } from './createClock.js'

// The login host's first page, on the same origin.
const waiting = `<script>setInterval(() => opener?.postMessage({ isWaiting: true }, '*'), 20)</script>`
const silent = '<title>Cut off</title>'

/** Responses of the frame, by the name of the request. */
export type Answers = { readonly [name: string]: (payload: unknown, signal: AbortSignal) => unknown }

/**
 * Social sign-in with real pop-ups, a frame whose responses the test controls and a modal that records calls. `headers` are those of the
 * page, which is unreachable without them.
 */
export function createTestSocial(answers: Answers = {}, headers?: Record<string, string>) {
  const clock = createClock()
  const requested: (readonly [string, unknown])[] = []
  const events: string[] = []
  const links: (readonly [string, string])[] = []
  const stored = new Map<string, string>()
  const warnings: string[] = []
  const windows: Window[] = []
  const connects: AbortSignal[] = []
  const state = createStore<EmbeddedState>({ signIn: { status: 'idle' }, isFrameShown: false })
  type Entry = { readonly name: string }
  const modal = createStore<{ readonly open: boolean; readonly history: readonly Entry[] }>({
    open: false,
    history: [],
  })
  const route = {
    getState: modal.getState,
    subscribe: modal.subscribe,
    push: (name: string) => modal.update(({ history }) => ({ open: true, history: [...history, { name }] })),
    back: () => modal.update((now) => ({ ...now, history: now.history.slice(0, -1) })),
  }
  const open = () => modal.update(() => ({ open: true, history: [{ name: 'Connect' }] }))
  const kit = {
    plugins: { modal: { modal: route, open } },
    connect: async ({ signal }: { readonly signal: AbortSignal }) => void connects.push(signal),
  } as unknown as Kit
  const context = {
    kit,
    ports: {
      clock,
      fetch: async () => {
        if (headers === undefined) throw new TypeError('Failed to fetch')
        return new Response(null, { headers })
      },
      platform: { href: location.href, origin: location.origin, isTelegram: false },
      log: { warn: (text: string) => void warnings.push(text) },
      openLink: (href: string, target: string) => void links.push([href, target]),
    },
    emit: ({ type }: { readonly type: string }) => void events.push(type),
    toast: () => undefined,
  } as unknown as PluginContext
  const frame = {
    logins: async () =>
      answers['LOGINS']?.(undefined, attempt.signal) ?? {
        url: location.origin,
        email: true,
        socials: pageProviderSchema.options,
      },
    async request(name: string, payload: unknown, signal: AbortSignal) {
      requested.push([name, payload])
      const answer = answers[name]?.(payload, signal)
      return Promise.race([
        answer ?? new Promise(() => undefined),
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      ])
    },
  } as unknown as Frame
  let attempt = new AbortController()
  const end = () => attempt.abort(new KitError('connection/aborted', { shortMessage: 'Given up.' }))
  const social = createSocialLogin({
    context,
    frame,
    state,
    begin() {
      end()
      attempt = new AbortController()
      return attempt.signal
    },
    cancel() {
      end()
      state.update((now) => ({ ...now, signIn: { status: 'idle' } }))
    },
    remember: (name, value) => void (value === undefined ? stored.delete(name) : stored.set(name, value)),
    recall: (name) => stored.get(name),
  })
  function connect(provider: PageProvider, popup: Window | null, wasBlocked: boolean): Promise<void> {
    const started = { status: 'popup', provider } as const
    state.update((now) => ({ ...now, signIn: started }))
    return social.connectSocial({
      provider,
      popup,
      page: { path: '/popup', isEmpty: false },
      before: wasBlocked ? { status: 'blocked', provider } : { status: 'idle' },
      started,
      modal: modal.getState() as ModalState,
    })
  }
  return {
    requested,
    clock,
    connects,
    end,
    events,
    links,
    modal,
    open,
    resume: social.resumeSocial,
    route,
    state,
    stored,
    warnings,
    login: () => state.getState().signIn,
    /** A click that opens a pop-up. */
    press(provider: PageProvider, isCut = false) {
      const page = new Blob([isCut ? silent : waiting], { type: 'text/html' })
      const first = URL.createObjectURL(page)
      const popup = openPopup(first, false)
      if (popup === null) throw new Error('The browser opened no window.')
      windows.push(popup)
      route.push('ConnectingSocial')
      return { popup, done: connect(provider, popup, false) }
    },
    /** A click whose pop-up the browser blocks. */
    pressBlocked: (provider: PageProvider, wasBlocked: boolean) => connect(provider, null, wasBlocked),
    destroy() {
      social.destroy()
      end()
      for (const each of windows) each.close()
    },
  }
}
