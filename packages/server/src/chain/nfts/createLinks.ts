import { matchesOrigin } from '../../platform/projects/matchesOrigin.js'
import type { NftConfig } from '../config/serviceConfig.js'

/** Returns where a text from a contract can lead: a URL of an allowed host, otherwise undefined. */
export type Links = (text: string) => string | undefined

const maxLink = 2048

/**
 * IPFS links with or without scheme: many contracts store only the CID. They also store unescaped file names: a `#` belongs to the name.
 * Gateways ignore queries, so they are dropped.
 */
const ipfsLink = /^ipfs:\/\/(?:ipfs\/)?(\/*[^?#/]+(?:\/[^?]*)?)/i
const bareCid = /^\/?(?:ipfs\/)?((?:Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{58,110})(?:\/[^?]*)?)$/
const arweaveLink = /^ar:\/\/(\/*[^?#/]+(?:\/[^?]*)?)/i

/**
 * Resolves links by the operator's configuration: `ipfs:` and bare CIDs through `nfts.ipfsGateway`, `ar:` through `nfts.arweaveGateway`,
 * http and https only to `nfts.origins`.
 *
 * @example createLinks({ origins: ['https://*.example'], ipfsGateway: 'https://ipfs.example/ipfs/' })('ipfs://bafy/1.json')
 */
export function createLinks({ origins, ipfsGateway, arweaveGateway }: NftConfig): Links {
  return (text) => {
    if (text.length > maxLink) return undefined
    const ipfsPath = (ipfsLink.exec(text) ?? bareCid.exec(text))?.[1]
    if (ipfsPath !== undefined) return resolveUnder(ipfsGateway, ipfsPath)
    const arweavePath = arweaveLink.exec(text)?.[1]
    if (arweavePath !== undefined) return resolveUnder(arweaveGateway, arweavePath)
    const url = parseUrl(text)
    if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
      return undefined
    return origins.some((origin) => matchesOrigin(origin, url.origin)) ? url.href : undefined
  }
}

/** Appends a path to the gateway; never leaves its base path. */
function resolveUnder(gateway: string | undefined, path: string): string | undefined {
  if (gateway === undefined) return undefined
  const base = gateway.endsWith('/') ? gateway : `${gateway}/`
  const { href } = parseUrl(base + path.replaceAll('#', '%23')) ?? {}
  return href?.startsWith(base) ? href : undefined
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
