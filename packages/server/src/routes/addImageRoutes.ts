import { etag } from 'hono/etag'
import { nameSlug } from '../directory/nameSlug.js'
import type { App, AppContext } from '../http/AppContext.js'
import type { PictureKind } from '../pictures/createPictures.js'
import { tileImage } from '../pictures/tileImage.js'
import type { Services } from '../Services.js'

/** What each call finds pictures of. */
const kindsOf: Readonly<Record<string, readonly PictureKind[]>> = {
  Asset: ['networks', 'exchanges'],
  Currency: ['currencies'],
  Token: ['tokens'],
}

/** `GET /getWalletImage/{id}` and `/public/get{Asset,Currency,Token}Image/{id}`: pictures, and tiles where there is none. */
export function addImageRoutes(app: App, { directory, pictures }: Pick<Services, 'directory' | 'pictures'>): void {
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
      // Pages that isolate themselves (COEP) show only what says it may be shown anywhere.
      'cross-origin-resource-policy': 'cross-origin',
      // Opened in a tab, the picture must stay a picture.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
  }

  // A page shows pictures without sending its project id, so none is asked for.
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
