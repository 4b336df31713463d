import { operatorSignInOptionsSchema } from '@kit/embedded/protocol'
import * as z from 'zod/mini'
import { type AcceptConfig, acceptPage } from './bridge/acceptPage.js'
import { createBridge } from './bridge/createBridge.js'
import { matchesOrigin } from './bridge/matchesOrigin.js'
import { readLoginHost } from './readLoginHost.js'

// Entry point of the frame: completes the handshake with the page that embeds it, and loads the rest on demand.
const projectId = new URL(location.href).searchParams.get('projectId') ?? ''
const configSchema = z.extend(z.omit(operatorSignInOptionsSchema, { url: true }), { origins: z.array(z.string()) })

async function readConfig(loginHost: Promise<string>): Promise<AcceptConfig> {
  const [release, url] = await Promise.all([readRelease(), loginHost])
  // Without a custom content type, the browser sends the request without a preflight.
  const response = await fetch(`${url}/wallet/v1/config`, { method: 'POST', body: JSON.stringify({ projectId }) })
  if (!response.ok) throw new Error('Unknown project')
  const { origins, ...logins } = configSchema.parse(await response.json())
  return { allows: (origin) => matchesOrigin(origins, origin), release, logins: { url, ...logins } }
}

async function start(): Promise<void> {
  if (window.parent === window) {
    // Not embedded: this is the window in which a frame shows a decision.
    const { showDecision } = await import('./window/showDecision.js')
    return showDecision(window.opener)
  }
  const loginHost = readLoginHost()
  const { origin, port } = await acceptPage({ parent: window.parent, window, config: readConfig(loginHost) })
  const load = async (page: Parameters<Parameters<typeof createBridge>[0]['load']>[0]) =>
    (await import('./createWallet.js')).createWallet(page, await loginHost)
  createBridge({ origin, projectId, port, load })
}

start().catch(() => console.warn('The wallet failed to start'))

/** Returns the SHA-384 of this frame's own `release.json` in the format of `integrity` attributes; empty if there is none. */
async function readRelease(): Promise<string> {
  const response = await fetch('/release.json').catch(() => undefined)
  if (response?.ok !== true) return ''
  const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer())
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
