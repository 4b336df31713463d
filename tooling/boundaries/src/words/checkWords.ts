import type { AudienceText } from './audienceTexts.js'
import { type Audience, maxCellWords, maxPageLine, maxSentenceWords, wordRules } from './wordRules.data.js'

/** A text that breaks a rule of the house's language. */
export type WordProblem = { readonly audience: Audience; readonly line: number; readonly problem: string }

/**
 * Returns what is wrong with texts: refused words, and sentences that are too long for their audience.
 *
 * @example checkWords([{ audience: 'screen', line: 1, text: 'Nobody swaps this now.' }])
 */
export function checkWords(texts: readonly AudienceText[]): readonly WordProblem[] {
  return texts.flatMap(({ audience, line, text }) => {
    const found = wordRules
      .filter(({ audiences, pattern }) => audiences.includes(audience) && pattern.test(text))
      .map(({ pattern, instead }) => `"${pattern.exec(text)?.[0].trim()}": write ${instead}`)
    const most = maxSentenceWords[audience] ?? Number.POSITIVE_INFINITY
    // A comment lists errors with semicolons between them.
    const ends = audience.endsWith('comment') ? /[.!?;](?:\s|$)/ : /[.!?](?:\s|$)/
    const longest = Math.max(...text.split(ends).map(wordCount))
    const long = longest > most ? [`a sentence of ${longest} words, at most ${most}`] : []
    return [...found, ...long].map((problem) => ({ audience, line, problem }))
  })
}

/** Returns what is wrong with a page in Markdown: refused words outside of code, long lines, and table cells that are paragraphs. */
export function checkPage(page: string): readonly WordProblem[] {
  let isCode = false
  return page.split('\n').flatMap((written, index): readonly WordProblem[] => {
    const line = index + 1
    const isFence = /^\s*(```|~~~)/.test(written)
    if (isFence) isCode = !isCode
    const long = written.length > maxPageLine ? [`${written.length} characters, at most ${maxPageLine}`] : []
    const problems = long.map((problem) => ({ audience: 'page' as const, line, problem }))
    if (isCode || isFence) return problems
    const cells = written.startsWith('|') ? written.split(/(?<!\\)\|/).map(wordCount) : []
    const cell = Math.max(0, ...cells)
    if (cell > maxCellWords)
      problems.push({ audience: 'page', line, problem: `a table cell of ${cell} words, at most ${maxCellWords}` })
    const text = written
      .replace(/`[^`]*`/g, 'code')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/^[\s>#*-]+/, '')
    // A heading may be a question without its mark: "Who can do what".
    const sentence = written.startsWith('#') ? `${text}?` : text
    return [...problems, ...checkWords([{ audience: 'page', line, text: sentence }])]
  })
}

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[A-Za-z0-9]/.test(word)).length
