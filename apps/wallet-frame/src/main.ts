import { loginsSchema } from '@kit/embedded/protocol'
import * as z from 'zod/mini'
import { type AcceptConfig, acceptPage } from './bridge/acceptPage.js'
import { createBridge } from './bridge/createBridge.js'
import { matchesOrigin } from './bridge/matchesOrigin.js'

// The frame starts here: it greets the page that embeds it, and loads the rest when it is asked.
const projectId = new URL(location.href).searchParams.get('projectId') ?? ''
const configSchema = z.extend(loginsSchema, { origins: z.array(z.string()), release: z.string() })

async function readConfig(): Promise<AcceptConfig> {
  const response = await fetch('/wallet/v1/config', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ projectId }),
  })
  if (!response.ok) throw new Error('The server has no such project')
  const { origins, release, ...logins } = configSchema.parse(await response.json())
  return { allows: (origin) => matchesOrigin(origins, origin), release, logins }
}

async function start(): Promise<void> {
  if (window.parent === window) {
    // Nobody embeds it: it is the window in which a frame has something decided.
    const { showDecision } = await import('./window/showDecision.js')
    return showDecision(window.opener)
  }
  const { origin, port } = await acceptPage({ parent: window.parent, window, config: readConfig() })
  const load = async (page: Parameters<Parameters<typeof createBridge>[0]['load']>[0]) =>
    (await import('./createWallet.js')).createWallet(page)
  createBridge({ origin, projectId, port, load })
}

start().catch(() => console.warn('The wallet could not start'))
