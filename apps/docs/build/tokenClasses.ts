import type { MarkdownRenderer } from 'vitepress'
import { tokenClass } from './codeTheme.data.js'

/**
 * Replaces the inline colors of highlighted code with classes, which a Content Security Policy without `unsafe-inline` allows. The style
 * sheet has their colors in light and dark mode.
 */
export function tokenClasses(markdown: MarkdownRenderer): void {
  const { highlight } = markdown.options
  if (!highlight) return
  markdown.options.highlight = (code, language, attributes) =>
    highlight(code, language, attributes)
      .replace(/ style="color:(#\w+)"/g, (_, color) => (tokenClass[color] ? ` class="${tokenClass[color]}"` : ''))
      .replace(/ style="[^"]*"/g, '')
}
