import type { ServerConfig } from '../config/ServerConfig.js'
import { matchesOrigin } from '../projects/matchesOrigin.js'

/** Where a text from a contract may lead: a URL of a host that the operator allowed, else undefined. */
export type Links = (text: string) => string | undefined

const MAX_LINK = 2048

/**
 * Of IPFS, with or without its scheme: many contracts write the id of the content alone. They also write file names unescaped: a `#` in one
 * belongs to the name. A query means nothing to a gateway and is dropped.
 */
const IPFS = /^ipfs:\/\/(?:ipfs\/)?(\/*[^?#/]+(?:\/[^?]*)?)/i
const BARE_CID = /^\/?(?:ipfs\/)?((?:Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{58,110})(?:\/[^?]*)?)$/
const ARWEAVE = /^ar:\/\/(\/*[^?#/]+(?:\/[^?]*)?)/i

/**
 * Reads links by the operator's word: `ipfs:` and bare CIDs go over `nfts.ipfsGateway`, `ar:` over `nfts.arweaveGateway`, http and https
 * only to `nfts.origins`.
 *
 * @example createLinks({ origins: ['https://*.example'], ipfsGateway: 'https://ipfs.example/ipfs/' })('ipfs://bafy/1.json')
 */
export function createLinks({ origins, ipfsGateway, arweaveGateway }: ServerConfig['nfts']): Links {
  return (text) => {
    if (text.length > MAX_LINK) return undefined
    const ipfsPath = (IPFS.exec(text) ?? BARE_CID.exec(text))?.[1]
    if (ipfsPath !== undefined) return below(ipfsGateway, ipfsPath)
    const arweavePath = ARWEAVE.exec(text)?.[1]
    if (arweavePath !== undefined) return below(arweaveGateway, arweavePath)
    const url = parseUrl(text)
    if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
      return undefined
    return origins.some((origin) => matchesOrigin(origin, url.origin)) ? url.href : undefined
  }
}

/** A path below the gateway and nowhere else on its host. */
function below(gateway: string | undefined, path: string): string | undefined {
  if (gateway === undefined) return undefined
  const base = gateway.endsWith('/') ? gateway : `${gateway}/`
  const { href } = parseUrl(base + path.replaceAll('#', '%23')) ?? {}
  return href?.startsWith(base) ? href : undefined
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
