import { getEsplora, sendBitcoinTransaction } from '../../../contract/rpcEndpoints.js'
import type { App, AppContext } from '../../../platform/http/AppContext.js'
import type { Gate } from '../../../platform/http/createGate.js'
import { HttpError } from '../../../platform/http/HttpError.js'
import type { ChainGateway } from '../../gateway/createChainGateway.js'
import { esploraPaths } from './nodes/esploraPaths.js'

/** Dependencies of {@link addEsploraRoutes}. */
export type EsploraRoutesOptions = {
  readonly gateway: ChainGateway
  readonly gate: Gate
}

const pathPrefix = '/v1/esplora/'

/** Adds `/v1/esplora/{chainId}/…`: the Esplora API of the configured `bip122` chains, only its known paths. */
export function addEsploraRoutes(app: App, { gateway, gate }: EsploraRoutesOptions): void {
  /** The chain ID can be encoded; the path after it needs no encoding. */
  function locate(c: AppContext): { chain: string; path: string } {
    const [encoded = '', ...rest] = c.req.path.slice(pathPrefix.length).split('/')
    const chain = decodeURIComponentSafely(encoded)
    if (!chain.startsWith('bip122:') || !gateway.chains.includes(chain)) {
      throw new HttpError(400, 'chainId', 'Unsupported chain')
    }
    return { chain, path: `/${rest.join('/')}` }
  }

  app.get(`${pathPrefix}*`, async (c) => {
    await gate.admit(c, getEsplora)
    const { chain, path } = locate(c)
    if (!esploraPaths.allows('GET', path)) throw new HttpError(404, 'path', 'Unknown Esplora path')
    return answer(c, await gateway.requestPath(chain, { method: 'GET', path }))
  })

  app.post(`${pathPrefix}*`, async (c) => {
    await gate.admit(c, sendBitcoinTransaction)
    const { chain, path } = locate(c)
    if (!esploraPaths.allows('POST', path)) throw new HttpError(404, 'path', 'Unknown Esplora path')
    const body = (await c.get('readBody')()).trim()
    if (!/^([0-9a-f]{2})+$/i.test(body)) throw new HttpError(400, 'body', 'The transaction must be hex-encoded')
    return answer(c, await gateway.requestPath(chain, { method: 'POST', path, body }))
  })
}

function answer(c: AppContext, { status, body, contentType }: Awaited<ReturnType<ChainGateway['requestPath']>>) {
  // The content type of a node must not make a browser execute its response.
  const type = /^application\/json\b/i.test(contentType) ? 'application/json' : 'text/plain; charset=utf-8'
  const isBinary = /octet-stream/i.test(contentType)
  return c.body(new Uint8Array(body), status, {
    'content-type': isBinary ? 'application/octet-stream' : type,
    'x-content-type-options': 'nosniff',
  })
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
