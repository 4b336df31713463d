import { formatRecapUri, isRecap, type Recap, recapPrefix } from './formatRecapUri.js'

/**
 * Parses a ReCap: exactly what `formatRecapUri` returns. Returns undefined for anything else.
 *
 * @example parseRecapUri(fields.resources?.at(-1) ?? '')?.att
 */
export function parseRecapUri(uri: string): Recap | undefined {
  try {
    const binary = atob(uri.slice(recapPrefix.length).replaceAll('-', '+').replaceAll('_', '/'))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0)))
    const recap: unknown = JSON.parse(text)
    return isRecap(recap) && formatRecapUri(recap) === uri ? recap : undefined
  } catch {
    return undefined
  }
}
