import { CreateError } from '../error/CreateError.js'
import type { Part } from './Part.js'
import { chains, features } from './parts.data.js'

/** URLs of the services that some features need. */
export type ServiceUrls = { readonly api?: string | undefined; readonly relay?: string | undefined }

/**
 * Returns the parts with these IDs, with the URLs of their services.
 *
 * @throws {CreateError} For an unknown ID, and for a feature without the service that it needs.
 */
export function partsOf(ids: readonly string[], urls: ServiceUrls): readonly Part[] {
  const known = [...chains, ...features]
  return [...new Set(ids)].map((id) => {
    const found = known.find((one) => one.id === id)
    if (!found) throw new CreateError(`Unknown part: ${id}. Available: ${known.map((one) => one.id).join(', ')}`)
    const { hosted, ...local } = found
    const part = { ...local, ...(urls.api !== undefined && hosted) }
    const url = part.needs && urls[part.needs]
    if (part.needs && url === undefined)
      throw new CreateError(
        `${id} needs the URL of your ${part.needs === 'api' ? 'kit-server' : 'relay'}: --${part.needs} <url>`,
      )
    if (url !== undefined && !isServiceUrl(url)) throw new CreateError(`Invalid --${part.needs}: ${url}`)
    return { ...part, element: part.element.replace(/\{(api|relay)\}/, () => url ?? '') }
  })
}

/** The URL becomes a string in the dapp's code. */
const isServiceUrl = (url: string): boolean => /^(https?|wss?):\/\/[^\s'\\]+$/.test(url) && URL.canParse(url)
