import type { ServerConfig } from '../config/ServerConfig.js'
import { matchesOrigin } from '../projects/matchesOrigin.js'

/** Where a text from a contract may lead: a URL of a host that the operator allowed, else undefined. */
export type Links = (text: string) => string | undefined

const MAX_LINK = 2048

/**
 * Reads links by the operator's word: `ipfs:` goes over the gateway of `nfts.ipfsGateway`, http and https only to `nfts.origins`.
 *
 * @example createLinks({ origins: ['https://*.example'], ipfsGateway: 'https://ipfs.example/ipfs/' })('ipfs://bafy/1.json')
 */
export function createLinks({ origins, ipfsGateway }: ServerConfig['nfts']): Links {
  return (text) => {
    if (text.length > MAX_LINK) return undefined
    const [, path] = /^ipfs:\/\/(?:ipfs\/)?([^?#]+)/i.exec(text) ?? []
    if (path !== undefined) return ipfsGateway === undefined ? undefined : below(ipfsGateway, path)
    const url = parseUrl(text)
    if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
      return undefined
    return origins.some((origin) => matchesOrigin(origin, url.origin)) ? url.href : undefined
  }
}

/** A path below the gateway and nowhere else on its host. */
function below(gateway: string, path: string): string | undefined {
  const base = gateway.endsWith('/') ? gateway : `${gateway}/`
  const { href } = parseUrl(base + path) ?? {}
  return href?.startsWith(base) ? href : undefined
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
