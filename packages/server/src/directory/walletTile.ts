import { createHash } from 'node:crypto'

/**
 * A square SVG picture for something that has a name only: its first letter or digit on a colour that always belongs to that name.
 *
 * @example walletTile('Rainbow') // '<svg …>R</text></svg>'
 */
export function walletTile(name: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? ''
  const hash = createHash('sha256').update(name.toLowerCase()).digest()
  const hue = Math.round((hash.readUInt16BE(0) / 65_536) * 360)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120">' +
    `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue},58%,52%)"/>` +
    `<stop offset="1" stop-color="hsl(${(hue + 24) % 360},62%,42%)"/></linearGradient>` +
    '<rect width="120" height="120" fill="url(#g)"/>' +
    '<text x="60" y="60" dy=".35em" text-anchor="middle" font-family="Inter,system-ui,sans-serif" ' +
    `font-size="60" font-weight="600" fill="#fff">${letter}</text></svg>`
  )
}
