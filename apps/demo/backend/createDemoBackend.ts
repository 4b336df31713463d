import { randomBytes } from 'node:crypto'
import { bip122Verifier } from '@kit/bitcoin/verify'
import { eip155Verifier } from '@kit/eip155-viem/verify'
import { polkadotVerifier } from '@kit/polkadot/verify'
import { createSiwxServer } from '@kit/siwx/server'
import { solanaVerifier } from '@kit/solana/verify'

/** Creates the demo's backend: it signs users in at `/api/siwx`, and serves `/api/members` to signed-in users. */
export function createDemoBackend(config: {
  readonly demoUrl: string
  /** By CAIP-2 ID. */
  readonly rpcUrls: Readonly<Record<string, string>>
}): (request: Request) => Promise<Response> {
  const siwx = createSiwxServer({
    domains: [new URL(config.demoUrl).host],
    verifiers: [eip155Verifier({ rpcUrls: config.rpcUrls }), solanaVerifier(), polkadotVerifier(), bip122Verifier()],
    // Sessions end with the process.
    secret: randomBytes(32),
  })
  return async (request) => {
    if (new URL(request.url).pathname !== '/api/members') return siwx.handle(request)
    const visitor = await siwx.getSession(request)
    const headers = { 'cache-control': 'no-store' }
    if (!visitor) return Response.json({ error: 'session' }, { status: 401, headers })
    const { accounts, expiresAt } = visitor
    return Response.json({ accounts, expiresAt }, { headers })
  }
}
