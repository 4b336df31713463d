/**
 * Returns a page without inline scripts and styles, so that it works under `script-src 'self'; style-src 'self'`. The script that applies
 * dark mode before the first paint is a file.
 *
 * The style sheet gets the bandwidth before the scripts, because a page is readable without them. The style sheet of VitePress's icons is
 * left out: it is empty.
 */
export function withoutInlineCode(html: string): string {
  return html
    .replace(/<script id="check-(?:dark-mode|mac-os)">[\s\S]*?<\/script>/g, '')
    .replace(/(<[a-z][^<>]*?) style="[^"]*"/g, '$1')
    .replace(/\s*<link rel="preload stylesheet" href="\/vp-icons\.css"[^>]*>/g, '')
    .replace(/<link rel="modulepreload"|<script type="module"/g, '$& fetchpriority="low"')
    .replace(
      '<link rel="preload stylesheet"',
      '<script src="/appearance.js"></script>\n    <link rel="preload stylesheet"',
    )
}
