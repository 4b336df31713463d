import { etag } from 'hono/etag'
import type { Directory } from '../directory/createDirectory.js'
import { walletTile } from '../directory/walletTile.js'
import type { App, AppContext } from '../http/AppContext.js'

/** `GET /getWalletImage/{id}` and `/public/get{Asset,Currency,Token}Image/{id}`: pictures drawn by the server itself. */
export function addImageRoutes(app: App, directory: Directory): void {
  // A page shows pictures without sending its project id, so none is asked for.
  app.get('/getWalletImage/:id', etag(), (c) => {
    const id = c.req.param('id')
    const wallet = directory.wallets().find((candidate) => candidate.image_id === id || candidate.id === id)
    return wallet === undefined ? c.text('Not found', 404) : picture(c, wallet.name)
  })
  for (const kind of ['Asset', 'Currency', 'Token']) {
    app.get(`/public/get${kind}Image/:id`, etag(), (c) => {
      const id = c.req.param('id') ?? ''
      return /^[\w.$-]{1,64}$/.test(id) ? picture(c, id) : c.text('Not found', 404)
    })
  }
}

function picture(c: AppContext, name: string): Response {
  return c.body(walletTile(name), 200, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=604800',
    'x-content-type-options': 'nosniff',
    // Pages that isolate themselves (COEP) show only what says it may be shown anywhere.
    'cross-origin-resource-policy': 'cross-origin',
    // Opened in a tab, the picture must stay a picture.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
}
