import { nameTile } from './nameTile.js'

/**
 * Renders the tile of a name as a square SVG picture.
 *
 * @example tileImage('Rainbow') // '<svg …>R</text></svg>'
 */
export function tileImage(name: string): string {
  const { letter, color } = nameTile(name)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' +
    `<path fill="${color}" d="M0 0h100v100H0z"/>` +
    '<text x="50" y="50" dy=".35em" text-anchor="middle" font-family="Inter,Roboto,Helvetica,sans-serif" ' +
    `font-size="44" font-weight="600" fill="#fff">${letter}</text></svg>`
  )
}
