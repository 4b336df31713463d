import type { ComponentType } from 'react'
import { mountView } from '../screen/mountView.js'
import type { ScreenPage } from '../screen/ScreenPage.js'
import { createRemoteCommands } from './createRemoteCommands.js'
import { decisionViews } from './decisionViews.js'
import { type View, viewSchema } from './viewSchema.js'

const LOOK_MS = 500

/** Shows, in a window of its own, what the frame that opened the window asks. Who else opened it is told nothing, and shows nothing. */
export function showDecision(opener: Window): void {
  const nonce = window.name
  const heard = new AbortController()
  function take({ source, origin, data, ports: [port] }: MessageEvent<unknown>): void {
    if (source !== opener || origin !== location.origin || port === undefined) return
    const { data: view } = viewSchema.safeParse(data)
    if (view?.nonce !== nonce) return
    heard.abort()
    show(view, port).catch(() => window.close())
  }
  window.addEventListener('message', take, { signal: heard.signal })
  opener.postMessage({ type: '@kit-window/READY', nonce }, location.origin)
  // A frame that ended without a word, as by a crash, takes no answer any more.
  setInterval(() => opener.closed && window.close(), LOOK_MS)
}

/** The frame closes the window once it has the answer. */
async function show({ name, props, dapp, theme }: View, port: MessagePort): Promise<void> {
  const manage = createRemoteCommands(port)
  const page: ScreenPage = {
    dapp: () => dapp,
    theme: () => theme,
    watchTheme: () => () => undefined,
    show: () => undefined,
    hide: () => undefined,
  }
  const View = (await decisionViews[name]()) as ComponentType<object>
  const answer = (): void => port.postMessage({ type: 'ANSWER' })
  const refuse = (): void => port.postMessage({ type: 'REFUSE' })
  await mountView({ View, props: { ...props, manage, answer, refuse } }, page, new AbortController().signal)
}
