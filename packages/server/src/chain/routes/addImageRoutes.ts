import { etag } from 'hono/etag'
import type { App, AppContext } from '../../platform/http/AppContext.js'
import type { Directory } from '../directory/createDirectory.js'
import { nameSlug } from '../directory/nameSlug.js'
import type { PictureKind, Pictures } from '../pictures/createPictures.js'
import { tileImage } from '../pictures/tileImage.js'

/** Picture kinds of each call. */
const kindsOf: Readonly<Record<string, readonly PictureKind[]>> = {
  Asset: ['networks', 'exchanges'],
  Currency: ['currencies'],
  Token: ['tokens'],
}

/** Adds `GET /getWalletImage/{id}` and `/public/get{Asset,Currency,Token}Image/{id}`: pictures, with tiles as fallback. */
export function addImageRoutes(
  app: App,
  {
    directory,
    pictures,
  }: {
    readonly directory: Directory
    readonly pictures: Pictures
  },
): void {
  async function answer(
    c: AppContext,
    of: readonly PictureKind[],
    names: readonly string[],
    name: string,
  ): Promise<Response> {
    const { bytes, type } = (await pictures.find(of, names)) ?? {
      type: 'image/svg+xml',
      bytes: new TextEncoder().encode(tileImage(name)),
    }
    return c.body(bytes, 200, {
      'content-type': type,
      'cache-control': 'public, max-age=604800',
      'x-content-type-options': 'nosniff',
      // Isolated pages (COEP) show only resources that allow it.
      'cross-origin-resource-policy': 'cross-origin',
      // Opened in a tab, the picture must not execute.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
  }

  // Pages load pictures without sending a project ID, so none is required.
  app.get('/getWalletImage/:id', etag(), async (c) => {
    const id = c.req.param('id')
    const wallet = directory.wallets().find((candidate) => candidate.image_id === id || candidate.id === id)
    if (wallet === undefined) return c.text('Not found', 404)
    return answer(c, ['wallets'], [wallet.image_id, nameSlug(wallet.name)], wallet.name)
  })
  for (const [kind, of] of Object.entries(kindsOf)) {
    app.get(`/public/get${kind}Image/:id`, etag(), async (c) => {
      const id = c.req.param('id') ?? ''
      return /^[\w.$-]{1,64}$/.test(id) ? answer(c, of, [id], id) : c.text('Not found', 404)
    })
  }
}
