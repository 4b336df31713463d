/**
 * Returns Markdown with each link replaced by what `toTarget` returns for it. Code blocks stay as they are.
 *
 * @example rewriteLinks('[Errors](errors.md)', () => '/errors') // '[Errors](/errors)'
 */
export function rewriteLinks(markdown: string, toTarget: (link: string) => string): string {
  return markdown
    .split(/(^ *```[\s\S]*?^ *```)/m)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(
            /(\]\(|^\[[^\]]+\]: )([^)\s]+)(?=\)|$)/gm,
            (_, before: string, link: string) => before + toTarget(link),
          ),
    )
    .join('')
}
