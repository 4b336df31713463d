import { vi } from 'vitest'

/** Creates a window of this origin for the frame to open, with its sent and received messages. `stop` gets a function that removes it. */
export function createWindow(stop: Set<() => void>) {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  stop.add(() => frame.remove())
  const it = frame.contentWindow as Window & typeof globalThis
  const ports: MessagePort[] = []
  const views: unknown[] = []
  const answers: unknown[] = []
  const focus = vi.fn()
  let name = ''
  let isClosed = false
  Object.assign(it, { focus, close: () => (isClosed = true) })
  it.addEventListener('message', ({ data, ports: [port] }) => {
    if (port === undefined) return
    port.onmessage = (event) => answers.push(event.data)
    ports.push(port)
    views.push(data)
  })
  const open = vi.spyOn(window, 'open').mockImplementation((_, target) => {
    name = target ?? ''
    return it
  })
  stop.add(() => open.mockRestore())
  /** Posts as the window itself. */
  const post = (message: object): unknown => it.eval(`parent.postMessage(${JSON.stringify(message)}, '*')`)
  return {
    answers,
    focus,
    open,
    ports,
    views,
    post,
    isClosed: () => isClosed,
    /** Closes the window as the user would. */
    leave: () => frame.remove(),
    sendReady: (nonce = name) => post({ type: '@kit-window/READY', nonce }),
  }
}
