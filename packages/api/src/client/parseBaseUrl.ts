import { KitError } from '@kit/core/plugin'

/** Parses the base URL of a service. Throws `api/invalidBaseUrl` if it isn't an HTTP URL. */
export function parseBaseUrl(text: string): string {
  let url: URL | undefined
  try {
    url = new URL(text)
  } catch {
    // Rejected below.
  }
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new KitError('api/invalidBaseUrl', { shortMessage: 'The base URL of a service must be an HTTP URL.' })
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}
