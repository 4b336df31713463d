import { optimize } from 'svgo'

/**
 * Minifies an icon of the collection without changing its appearance: removes class, size and clipping of the whole image, and rounds to
 * two decimals. Rejects anything that could execute or fetch.
 *
 * @throws Error if the text isn't such an icon
 * @example cleanMark('<svg xmlns="http://www.w3.org/2000/svg" width="24" … class="web3icons">\n <path …/>\n</svg>')
 */
export function cleanMark(text: string): string {
  const clips = [...text.matchAll(/<clipPath id="([^"]+)">\s*<path fill="#fff" d="M0 0h24v24H0z"\/>\s*<\/clipPath>/g)]
  const unclipped = clips.reduce(
    (whole, [clip, id]) => whole.replace(clip, '').replace(` clip-path="url(#${id})"`, ''),
    text.replace(' width="24" height="24"', '').replace(' class="web3icons"', ''),
  )
  const mark = optimize(unclipped, {
    multipass: true,
    floatPrecision: 2,
    plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: { minify: true } } } }],
  }).data
  const isDrawing = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="0 0 24 24">.*<\/svg>$/s.test(mark)
  if (!isDrawing || /<(script|style|image|use|foreignObject|a|animate|set)\b|\son\w+=|href|javascript:|<!/i.test(mark))
    throw new Error(`Unsupported mark: ${mark.slice(0, 300)}`)
  return mark
}
