/**
 * Returns a page without inline scripts and styles, so that it works under `script-src 'self'; style-src 'self'`. The script that applies
 * dark mode before the first paint is a file.
 */
export function withoutInlineCode(html: string): string {
  return html
    .replace(/<script id="check-(?:dark-mode|mac-os)">[\s\S]*?<\/script>/g, '')
    .replace(/(<[a-z][^<>]*?) style="[^"]*"/g, '$1')
    .replace(
      '<link rel="preload stylesheet"',
      '<script src="/appearance.js"></script>\n    <link rel="preload stylesheet"',
    )
}
