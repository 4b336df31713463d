/** A line of code, with its line in the page, or 0 if it isn't from the page. */
export type Line = { readonly text: string; readonly line: number }

/** A block of TypeScript. `file` is the file that it quotes, or that its first line names. */
export type CodeBlock = {
  readonly kind: 'part' | 'file' | 'quote'
  readonly file: string
  readonly lines: readonly Line[]
}

/**
 * Returns the TypeScript blocks of a page: parts of one module, whole files named by a first line (`// backend.ts`), and quotes of
 * repository files.
 */
export function readBlocks(markdown: string): readonly CodeBlock[] {
  const blocks: CodeBlock[] = []
  let open: { readonly quoted: string | undefined; readonly lines: Line[] } | undefined
  let isOpen = false
  markdown.split('\n').forEach((text, index) => {
    if (/^ *```/.test(text)) {
      isOpen = !isOpen
      if (open) blocks.push(toBlock(open.quoted, open.lines))
      const [, quoted] = (isOpen && /^```tsx?(?: (\S+))?$/.exec(text)) || []
      open = isOpen && /^```tsx?(?: |$)/.test(text) ? { quoted, lines: [] } : undefined
    } else open?.lines.push({ text, line: index + 1 })
  })
  return blocks
}

function toBlock(quoted: string | undefined, lines: readonly Line[]): CodeBlock {
  if (quoted !== undefined) return { kind: 'quote', file: quoted, lines }
  const [, file] = /^\/\/ (\S+\.tsx?)$/.exec(lines[0]?.text ?? '') ?? []
  return file === undefined ? { kind: 'part', file: '', lines } : { kind: 'file', file, lines }
}
