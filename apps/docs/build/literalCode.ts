import type { MarkdownRenderer } from 'vitepress'
/** Keeps `{{ }}` in inline code as text, which Vue would evaluate. VitePress does this for code blocks alone. */
export function literalCode(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('literal code', ({ tokens }) => {
    for (const { children } of tokens)
      for (const token of children ?? []) if (token.type === 'code_inline') token.attrSet('v-pre', '')
  })
}
