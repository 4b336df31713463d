import { KitError } from '@kit/core'
import type { PluginContext } from '@kit/core/plugin'
import { type Hello, type OperatorSignInOptions, protocolVersions, readySchema } from '../protocol/index.js'

export type HandshakeOptions = {
  /** The frame's window, once it has a document. */
  readonly window: Promise<Window>
  /** The only origin that receives the hello message. */
  readonly frameUrl: string
  readonly release: string | undefined
  readonly ports: PluginContext['ports']
  readonly signal: AbortSignal
}

/** The connection to the frame and the sign-in options that it reported. */
export type HandshakeResult = { readonly port: MessagePort; readonly logins: OperatorSignInOptions }

/** How often the hello message is repeated, until the frame answers or loading times out. */
const helloIntervalMs = 250
const loadTimeoutMs = 20_000

/**
 * Sends hello messages to the frame until it answers over the port of one. The timeout includes the time to load the document.
 *
 * @throws KitError `embedded/loadFailed`
 * @throws `signal.reason`
 */
export function performHandshake({
  window,
  frameUrl,
  release,
  ports,
  signal,
}: HandshakeOptions): Promise<HandshakeResult> {
  const { clock } = ports
  return new Promise((resolve, reject) => {
    const nonce = createId(ports)
    const hellos = new Set<MessagePort>()
    const ends = new Set<() => void>()
    let isDone = false

    function end(accepted?: MessagePort): void {
      isDone = true
      for (const each of ends) each()
      for (const port of hellos) if (port !== accepted) port.close()
      signal.removeEventListener('abort', onAbort)
    }
    function fail(error: unknown): void {
      end()
      reject(error)
    }
    const onAbort = (): void => fail(signal.reason)

    function hello(to: Window): void {
      if (isDone) return
      const { port1, port2 } = new MessageChannel()
      hellos.add(port1)
      port1.onmessage = ({ data }: MessageEvent<unknown>) => {
        const { data: ready } = readySchema.safeParse(data)
        if (isDone || ready?.nonce !== nonce || ready.origin !== ports.platform.origin) return
        if (!protocolVersions.includes(ready.version))
          return fail(failed('The wallet frame uses an unsupported protocol version.'))
        if (release !== undefined && ready.release !== release)
          return fail(failed("The release of the wallet frame doesn't match the `frameRelease` option of this page."))
        end(port1)
        resolve({ port: port1, logins: ready.logins })
      }
      to.postMessage({ type: '@kit-app/HELLO', versions: [...protocolVersions], nonce } satisfies Hello, frameUrl, [
        port2,
      ])
      ends.add(clock.setTimeout(() => hello(to), helloIntervalMs))
    }

    signal.addEventListener('abort', onAbort)
    ends.add(clock.setTimeout(() => fail(failed("The wallet frame didn't load.")), loadTimeoutMs))
    window.then(hello).catch(fail)
  })
}

const failed = (shortMessage: string): KitError =>
  new KitError('embedded/loadFailed', { shortMessage, details: 'iframe_load_failed' })

/** Returns 16 random bytes as hex. */
export const createId = ({ random }: Pick<PluginContext['ports'], 'random'>): string =>
  [...random.bytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
