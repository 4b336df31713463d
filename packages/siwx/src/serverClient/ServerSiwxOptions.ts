import type { EmailCapture } from '../capture/CaptureState.js'
import type { PageSiwxOptions } from '../page/PageSiwxOptions.js'

/** What `serverSiwx` takes. */
export type ServerSiwxOptions = Omit<PageSiwxOptions, 'domain' | 'getNonce' | 'uri' | 'verifiers'> & {
  /** Where the handlers are, `/api/siwx`, or with `projectId` a kit-server, `https://server.example`. Without a slash at the end. */
  readonly url: string
  /** Whether the browser sends cookies along, as `fetch` takes it. Default `same-origin`; a backend on another origin needs `include`. */
  readonly credentials?: 'omit' | 'same-origin' | 'include'
  /** The project at a kit-server: it signs in for apps that have no backend. */
  readonly projectId?: string
  /** Asks for an e-mail address, where the project at the kit-server does: `emailCapture()`. */
  readonly emailCapture?: EmailCapture
}
