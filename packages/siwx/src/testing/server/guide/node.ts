import { serve } from '@hono/node-server'
import { backend } from './backend.js'

export const server = serve({
  hostname: '127.0.0.1',
  port: Number(process.env['PORT'] ?? 3000),
  async fetch(request) {
    if (new URL(request.url).pathname.startsWith('/api/siwx/')) return backend.handle(request)
    const session = await backend.getSession(request)
    return Response.json(session?.accounts ?? null, { status: session ? 200 : 401 })
  },
})
