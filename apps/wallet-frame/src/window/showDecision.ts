import type { ComponentType } from 'react'
import type { ScreenPage } from '../page/Page.js'
import { mountView } from '../screen/mountView.js'
import { createRemoteCommands } from './createRemoteCommands.js'
import { windowViews } from './decisionViews.js'
import { type View, viewSchema } from './fromWindowSchema.js'
import { NoPendingRequest } from './NoPendingRequest.js'

const pollMs = 500

/** A window has the theme and language that the page had when it was opened. */
const createPage = ({ dapp, theme }: Partial<View>): ScreenPage => ({
  dapp: () => dapp,
  languages: () => navigator.languages,
  theme: () => theme,
  watchTheme: () => () => undefined,
  show: () => undefined,
  hide: () => undefined,
})

/**
 * Shows, in a separate window, the decision of the frame that opened it. Any other opener gets no messages; without an opener it shows that
 * nothing is requested.
 */
export async function showDecision(opener: Window | null): Promise<void> {
  if (opener === null)
    return mountView({ View: NoPendingRequest, props: {} }, createPage({}), new AbortController().signal)
  const nonce = window.name
  const listening = new AbortController()
  function take({ source, origin, data, ports: [port] }: MessageEvent<unknown>): void {
    if (source !== opener || origin !== location.origin || port === undefined) return
    const { data: view } = viewSchema.safeParse(data)
    if (view?.nonce !== nonce) return
    listening.abort()
    show(view, port).catch(() => window.close())
  }
  window.addEventListener('message', take, { signal: listening.signal })
  opener.postMessage({ type: '@kit-window/READY', nonce }, location.origin)
  // A frame that crashed can't receive the decision anymore, so the window closes.
  setInterval(() => opener.closed && window.close(), pollMs)
}

/** The frame closes the window once it has the decision. */
async function show(view: View, port: MessagePort): Promise<void> {
  const manage = createRemoteCommands(port)
  const Shown = (await windowViews[view.name]()) as ComponentType<object>
  const answer = (value: unknown): void => port.postMessage({ type: 'ANSWER', value })
  const refuse = (): void => port.postMessage({ type: 'REFUSE' })
  const props = { ...view.props, manage, answer, refuse }
  await mountView({ View: Shown, props }, createPage(view), new AbortController().signal)
}
