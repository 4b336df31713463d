/** Returns a square with letters on it, as a `data:` URI. */
export function drawnPicture(letters: string, colour = '#3a5ccc'): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${colour}"/><text x="20" y="26.5" text-anchor="middle" font-family="Inter,Roboto,Helvetica,sans-serif" font-size="18" font-weight="600" fill="#fff">${letters}</text></svg>`
  return `data:image/svg+xml;base64,${btoa(svg)}`
}
