import { createHash } from 'node:crypto'

/** Sentence of a specification. `2.14` is the fourteenth of section 2; section 0 is the text before the first section. */
export type Sentence = { readonly id: string; readonly mark: string; readonly text: string }

/**
 * Splits a specification in Markdown into its sentences: those of paragraphs and list entries, and the rows of tables without their
 * headers. `mark` changes with the words of a sentence, not with its line breaks.
 *
 * @example splitSentences(readFileSync('specification.md', 'utf8')).length
 */
export function splitSentences(specification: string): readonly Sentence[] {
  const sentences: Sentence[] = []
  let section = 0
  let count = 0
  let paragraph: string[] = []
  let isTable = false
  const add = (text: string): void => {
    count += 1
    sentences.push({ id: `${section}.${count}`, mark: markOf(text), text })
  }
  const flush = (): void => {
    // A full stop ends a sentence; the next one starts with a capital letter, a quote, or markup.
    for (const text of paragraph.join(' ').split(/(?<=[.!?])\s+(?=[A-Z'`*(])/)) if (text.trim() !== '') add(text)
    paragraph = []
  }
  for (const line of specification.split('\n')) {
    const isRow = line.startsWith('|')
    if (isRow || line.trim() === '' || line.startsWith('- ') || line.startsWith('#')) flush()
    if (isRow && isTable && !/^[|\s:-]+$/.test(line)) add(line)
    isTable = isRow
    if (isRow) continue
    const heading = /^## (\d+)\./.exec(line)
    if (heading) {
      section = Number(heading[1])
      count = 0
    } else if (!line.startsWith('#') && line.trim() !== '') paragraph.push(line.replace(/^- /, ''))
  }
  flush()
  return sentences
}

function markOf(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  return createHash('sha256').update(words).digest('hex').slice(0, 8)
}
