import type { ScreenPage } from '../page/Page.js'
import type { ExportCommands } from '../screen/exportCommands.data.js'
import type { WindowViews } from './decisionViews.js'
import { fromWindowSchema, readySchema, type View } from './fromWindowSchema.js'
import { runCommand } from './runCommand.js'

/** What is decided. */
export type Decision = {
  readonly [Name in keyof WindowViews]: { readonly name: Name; readonly props: WindowViews[Name] }
}[keyof WindowViews]

/** What a window is opened with. */
export type DecisionWindowOptions = {
  readonly decision: Decision
  readonly page: Pick<ScreenPage, 'dapp' | 'theme'>
  /** The visitor agreed; `value` is what a passkey gave. */
  onAnswer(value: unknown): void
  /** The visitor declined, or closed the window. */
  onRefuse(): void
}

/** The window. */
export type DecisionWindow = {
  /** Brings it to the front. */
  focus(): void
  /** Closes it; it says nothing from then on. */
  close(): void
}

const LOOK_MS = 500

/**
 * Opens a window at the frame's own address, which no page can lay anything over, and has it show a decision. It gets a copy of what is
 * decided, and says yes or no; keys and what is signed stay in the frame. To be called in a press of the visitor.
 *
 * @returns undefined where the browser opens none
 */
export function openDecisionWindow(options: DecisionWindowOptions): DecisionWindow | undefined {
  const { decision, page, onAnswer, onRefuse } = options
  const { manage, ...props } = decision.props as { readonly manage?: ExportCommands }
  // A page that does not know the name has no window of it already, and sends this one nowhere.
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

  function greet({ source, origin, data }: MessageEvent<unknown>): void {
    if (source !== opened || origin !== location.origin) return
    if (readySchema.safeParse(data).data?.nonce !== nonce) return
    // A window that was loaded again greets again.
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
    clearInterval(looking)
    window.removeEventListener('message', greet)
    window.removeEventListener('pagehide', close)
    port?.close()
    port = undefined
    opened?.close()
  }

  const looking = setInterval(() => {
    if (opened.closed) onRefuse()
  }, LOOK_MS)
  window.addEventListener('message', greet)
  window.addEventListener('pagehide', close)
  return { focus: () => opened.focus(), close }
}
