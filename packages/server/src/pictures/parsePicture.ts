import { extname } from 'node:path'

/** A picture to send. */
export type Picture = {
  /** Its media type. */
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Largest file that is served: what the kit takes fits into it. */
const mostBytes = 128 * 1024

/** How a file of each kind begins, and its media type. */
const kinds: Readonly<Record<string, { readonly type: string; readonly begins: RegExp }>> = {
  '.svg': { type: 'image/svg+xml', begins: /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[^>]*-->\s*)*<svg[\s>]/ },
  '.png': { type: 'image/png', begins: /^\x89PNG\r\n/ },
  '.jpg': { type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  '.jpeg': { type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  '.webp': { type: 'image/webp', begins: /^RIFF[\s\S]{4}WEBP/ },
}

/** What runs, embeds another document or fetches in a picture. */
const active =
  /<\s*(script|foreignObject|iframe|embed|object|animate|set|handler)\b|<!(DOCTYPE|ENTITY)|\son\w+\s*=|javascript:|@import|(href|src)\s*=\s*["']?(?!\s*["']?(#|data:image\/(png|jpeg|webp)))|url\(\s*["']?(?!#)/i

/** Whether a file is of a kind that is served, by its name. */
export const isPictureFile = (file: string): boolean => extname(file).toLowerCase() in kinds

/**
 * Takes the content of a picture's file for what its name says.
 *
 * @throws Error that says what is wrong with it: its size, its kind, or an SVG that could run or fetch something
 * @example parsePicture('fox.png', bytes).type // 'image/png'
 */
export function parsePicture(file: string, bytes: Uint8Array<ArrayBuffer>): Picture {
  const kind = kinds[extname(file).toLowerCase()]
  if (kind === undefined) throw new Error('unsupported file type; use svg, png, jpg or webp')
  if (bytes.length > mostBytes) throw new Error(`exceeds ${mostBytes} bytes`)
  const isText = kind.type === 'image/svg+xml'
  const text = Buffer.from(bytes).toString(isText ? 'utf8' : 'latin1')
  if (!kind.begins.test(text)) throw new Error(`content does not match the file type ${kind.type}`)
  if (isText && active.test(text)) throw new Error('contains scripts or external references')
  return { type: kind.type, bytes }
}
