import { loginsSchema } from '@kit/embedded/protocol'
import * as z from 'zod/mini'
import { acceptPage } from './bridge/acceptPage.js'
import { createBridge } from './bridge/createBridge.js'
import { matchesOrigin } from './bridge/matchesOrigin.js'

// The frame starts here: it greets the page that embeds it, and loads the rest when it is asked.
const projectId = new URL(location.href).searchParams.get('projectId') ?? ''
const configSchema = z.extend(loginsSchema, { origins: z.array(z.string()), release: z.string() })

async function start(): Promise<void> {
  if (window.parent === window) {
    // Nobody embeds it: it is the window in which a frame has something decided.
    const { showDecision } = await import('./window/showDecision.js')
    return showDecision(window.opener)
  }
  const response = await fetch('/wallet/v1/config', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ projectId }),
  })
  if (!response.ok) return
  const { origins, release, ...logins } = configSchema.parse(await response.json())
  const allows = (origin: string): boolean => matchesOrigin(origins, origin)
  const { origin, port } = await acceptPage({ parent: window.parent, window, allows, release, logins })
  const load = async (page: Parameters<Parameters<typeof createBridge>[0]['load']>[0]) =>
    (await import('./createWallet.js')).createWallet(page)
  createBridge({ origin, projectId, port, load })
}

start().catch(() => console.warn('The wallet could not start'))
