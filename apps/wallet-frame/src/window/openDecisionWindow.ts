import type { ScreenPage } from '../page/Page.js'
import type { ExportCommands } from '../screen/exportCommands.data.js'
import type { WindowViews } from './decisionViews.js'
import { fromWindowSchema, readySchema, type View } from './fromWindowSchema.js'
import { runCommand } from './runCommand.js'

export type Decision = {
  readonly [Name in keyof WindowViews]: { readonly name: Name; readonly props: WindowViews[Name] }
}[keyof WindowViews]

export type DecisionWindowOptions = {
  readonly decision: Decision
  readonly page: Pick<ScreenPage, 'dapp' | 'theme'>
  /** The user confirmed; `value` is the result of a passkey. */
  onAnswer(value: unknown): void
  /** The user declined, or closed the window. */
  onRefuse(): void
}

export type DecisionWindow = {
  /** Brings it to the front. */
  focus(): void
  /** Closes it; no callbacks run afterwards. */
  close(): void
}

const pollMs = 500

/**
 * Opens a window at the frame's own address, which no page can cover, and shows a decision in it. The window gets a copy of the content and
 * returns the decision; keys and signed data stay in the frame. Call it during a press.
 *
 * @returns undefined if the browser blocked it
 */
export function openDecisionWindow(options: DecisionWindowOptions): DecisionWindow | undefined {
  const { decision, page, onAnswer, onRefuse } = options
  const { manage, ...props } = decision.props as { readonly manage?: ExportCommands }
  // A page that does not know the name can't have opened this window before, and can't navigate it.
  const nonce = crypto.randomUUID()
  const opened = window.open('/', nonce, 'popup,width=400,height=720')
  if (opened === null) return undefined
  let port: MessagePort | undefined

  async function take(data: unknown, from: MessagePort): Promise<void> {
    const { data: message } = fromWindowSchema.safeParse(data)
    if (message === undefined || from !== port) return
    if (message.type === 'ANSWER') onAnswer(message.value)
    else if (message.type === 'REFUSE') onRefuse()
    else if (manage !== undefined) {
      const result = await runCommand(manage, message)
      if (from === port) from.postMessage(result)
    }
  }

  function handleReady({ source, origin, data }: MessageEvent<unknown>): void {
    if (source !== opened || origin !== location.origin) return
    if (readySchema.safeParse(data).data?.nonce !== nonce) return
    // A reloaded window reports ready again.
    port?.close()
    const { port1, port2 } = new MessageChannel()
    port = port1
    port1.onmessage = (event) => void take(event.data, port1)
    const view: View = {
      type: '@kit-window/VIEW',
      nonce,
      name: decision.name,
      props,
      dapp: page.dapp(),
      theme: page.theme(),
    }
    opened?.postMessage(view, location.origin, [port2])
  }

  function close(): void {
    clearInterval(interval)
    window.removeEventListener('message', handleReady)
    window.removeEventListener('pagehide', close)
    port?.close()
    port = undefined
    opened?.close()
  }

  const interval = setInterval(() => {
    if (opened.closed) onRefuse()
  }, pollMs)
  window.addEventListener('message', handleReady)
  window.addEventListener('pagehide', close)
  return { focus: () => opened.focus(), close }
}
