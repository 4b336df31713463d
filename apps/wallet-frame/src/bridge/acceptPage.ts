import {
  type Hello,
  helloSchema,
  type OperatorSignInOptions,
  protocolVersions,
  type Ready,
} from '@kit/embedded/protocol'

/** Project configuration from the server. */
export type AcceptConfig = {
  /** Whether the project lists an origin. */
  allows(origin: string): boolean
  readonly release: string
  readonly logins: OperatorSignInOptions
}

export type AcceptOptions = {
  /** The window that embeds the frame. */
  readonly parent: Window
  readonly window: Window
  /** A hello that arrives before the configuration is loaded is answered once it is. */
  readonly config: Promise<AcceptConfig>
}

/** The page that sent hello, and the port to it. */
export type Accepted = { readonly origin: string; readonly port: MessagePort }

/**
 * Waits for hello from the page that embeds the frame, and answers over the port that came with it. Only the first hello counts.
 * Rejects if the configuration fails to load.
 */
export function acceptPage({ parent, window, config }: AcceptOptions): Promise<Accepted> {
  return new Promise((resolve, reject) => {
    let isTaken = false
    async function listen({ source, origin, data, ports }: MessageEvent<unknown>): Promise<void> {
      const [port] = ports
      if (source !== parent || port === undefined) return
      const { data: hello } = helloSchema.safeParse(data)
      const version = hello && versionOf(hello)
      if (hello === undefined || version === undefined) return
      const { allows, release, logins } = await config
      if (isTaken || !allows(origin)) return
      isTaken = true
      window.removeEventListener('message', take)
      const ready: Ready = { type: '@kit-frame/READY', version, origin, release, nonce: hello.nonce, logins }
      port.postMessage(ready)
      resolve({ origin, port })
    }
    const take = (event: MessageEvent<unknown>): void => void listen(event).catch(reject)
    window.addEventListener('message', take)
    config.catch(reject)
  })
}

function versionOf({ versions }: Hello): string | undefined {
  return protocolVersions.find((version) => versions.includes(version))
}
