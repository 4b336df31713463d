const canonical = /^wc:([0-9a-f]{64})@2\?(.+)$/i
const enclosed = /[?&]uri=([^&#\s]+)/

/**
 * Parses a pairing link as leniently as wallets do. It accepts surrounding spaces and quotes, `wc://` and `wc:/`, and the whole link in
 * base64. A deep or universal link has the pairing link in its `uri` parameter, encoded once or twice. Returns the canonical form
 * `wc:<topic>@2?relay-protocol=irn&symKey=…`. Throws `TypeError` with a message for the user when the link is invalid, is of version 1, or
 * has no key.
 *
 * @example parsePairingUri('mywallet://wc?uri=wc%3A7f6e…%402%3Frelay-protocol%3Dirn%26symKey%3D…')
 */
export const parsePairingUri = (text: string): string => {
  const uri = unwrap(text.trim().replace(/^["'<]+|["'>]+$/g, ''), 4)
  const match = canonical.exec(uri)
  if (!match) {
    throw new TypeError(/^wc:[^@]+@1\?/.test(uri) ? 'This pairing link uses an unsupported version.' : notALink)
  }
  const query = new URLSearchParams(match[2])
  if (!/^[0-9a-f]{64}$/i.test(query.get('symKey') ?? '')) throw new TypeError('This pairing link is incomplete.')
  if (!query.has('relay-protocol')) query.set('relay-protocol', 'irn')
  return `wc:${match[1]}@2?${query}`
}

const notALink = 'Invalid pairing link. It must start with “wc:”.'

const unwrap = (text: string, depth: number): string => {
  if (depth === 0) return text
  if (/^wc:/i.test(text)) return text.replace(/^wc:\/{0,2}/i, 'wc:')
  const inner = enclosed.exec(text)?.[1]
  if (inner !== undefined) return unwrap(decode(inner), depth - 1)
  if (/^wc%3a/i.test(text)) return unwrap(decode(text), depth - 1)
  const decoded = fromBase64(text)
  return decoded === undefined ? text : unwrap(decoded, depth - 1)
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const fromBase64 = (text: string): string | undefined => {
  if (!/^[\w+/-]{60,}={0,2}$/.test(text)) return undefined
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return undefined
  }
}
