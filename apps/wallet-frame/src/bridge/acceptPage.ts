import { type Hello, helloSchema, type Logins, protocolVersions, type Ready } from '@kit/embedded/protocol'

/** What accepting works with. */
export type AcceptOptions = {
  /** The window that the frame is in. */
  readonly parent: Window
  readonly window: Window
  /** Whether the project lists an origin. */
  allows(origin: string): boolean
  readonly release: string
  readonly logins: Logins
}

/** Who greeted, and how to speak to them. */
export type Accepted = { readonly origin: string; readonly port: MessagePort }

/** Waits for the greeting of the page that embeds the frame, and answers over the port that came with it. Only the first counts. */
export function acceptPage({ parent, window, allows, release, logins }: AcceptOptions): Promise<Accepted> {
  return new Promise((resolve) => {
    function listen({ source, origin, data, ports }: MessageEvent<unknown>): void {
      const [port] = ports
      if (source !== parent || port === undefined || !allows(origin)) return
      const { data: hello } = helloSchema.safeParse(data)
      const version = hello && versionOf(hello)
      if (hello === undefined || version === undefined) return
      window.removeEventListener('message', listen)
      const ready: Ready = { type: '@kit-frame/READY', version, origin, release, nonce: hello.nonce, logins }
      port.postMessage(ready)
      resolve({ origin, port })
    }
    window.addEventListener('message', listen)
  })
}

function versionOf({ versions }: Hello): string | undefined {
  return protocolVersions.find((version) => versions.includes(version))
}
