import { extname } from 'node:path'

/** A picture to send. */
export type Picture = {
  /** Its media type. */
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Maximum size of a served file, within the limit of the kit. */
const maxBytes = 128 * 1024

/** Signature and media type of each file type. */
const kinds: Readonly<Record<string, { readonly type: string; readonly signature: RegExp }>> = {
  '.svg': { type: 'image/svg+xml', signature: /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[^>]*-->\s*)*<svg[\s>]/ },
  '.png': { type: 'image/png', signature: /^\x89PNG\r\n/ },
  '.jpg': { type: 'image/jpeg', signature: /^\xff\xd8\xff/ },
  '.jpeg': { type: 'image/jpeg', signature: /^\xff\xd8\xff/ },
  '.webp': { type: 'image/webp', signature: /^RIFF[\s\S]{4}WEBP/ },
}

/** Content that runs scripts, embeds a document or fetches something. */
const active =
  /<\s*(script|foreignObject|iframe|embed|object|animate|set|handler)\b|<!(DOCTYPE|ENTITY)|\son\w+\s*=|javascript:|@import|(href|src)\s*=\s*["']?(?!\s*["']?(#|data:image\/(png|jpeg|webp)))|url\(\s*["']?(?!#)/i

/** Returns whether a file has a supported extension. */
export const isPictureFile = (file: string): boolean => extname(file).toLowerCase() in kinds

/**
 * Parses a picture file according to its extension.
 *
 * @throws Error that describes the problem: its size, its type, or an SVG with active content
 * @example parsePicture('fox.png', bytes).type // 'image/png'
 */
export function parsePicture(file: string, bytes: Uint8Array<ArrayBuffer>): Picture {
  const kind = kinds[extname(file).toLowerCase()]
  if (kind === undefined) throw new Error('unsupported file type; use svg, png, jpg or webp')
  if (bytes.length > maxBytes) throw new Error(`exceeds ${maxBytes} bytes`)
  const isText = kind.type === 'image/svg+xml'
  const text = Buffer.from(bytes).toString(isText ? 'utf8' : 'latin1')
  if (!kind.signature.test(text)) throw new Error(`content does not match the file type ${kind.type}`)
  if (isText && active.test(text)) throw new Error('contains scripts or external references')
  return { type: kind.type, bytes }
}
