import { parseSync } from 'oxc-parser'
import type { Node } from '../SourceFile.js'
import { walk } from '../walk.js'
import type { Audience } from './wordRules.data.js'

/** A text of the repository, with its line and the people who read it. */
export type AudienceText = { readonly audience: Audience; readonly line: number; readonly text: string }

const isCatalogue = (path: string): boolean => /\/(en([A-Z]\w*)?|\w+(Words|Texts))\.data\.ts$/.test(path)
const isTestFile = (path: string): boolean => /\.(test|spec|test-d)\.tsx?$/.test(path)
const testFunctions = new Set(['it', 'test', 'describe', 'testBoth'])

/**
 * Returns the texts of a TypeScript module: of a catalogue, of errors and their codes, comments, and titles of tests. A title outside of `describe` is
 * a bare title: it needs a subject of its own.
 *
 * @throws SyntaxError when the module does not parse.
 */
export function audienceTexts(path: string, source: string): readonly AudienceText[] {
  const { program, comments, errors } = parseSync(path, source)
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`)
  const lineOf = (offset: number): number => source.slice(0, offset).split('\n').length
  const texts: AudienceText[] = []
  const add = (audience: Audience, { start }: { readonly start: number }, text: string | undefined) => {
    if (text !== undefined && /[A-Za-z]{2}/.test(text)) texts.push({ audience, line: lineOf(start), text })
  }

  for (const { type, value, start } of comments) {
    if (/biome-ignore|@ts-|@vite-ignore|[#@]__PURE__|webpackIgnore/.test(value)) continue
    const isDoc = type === 'Block' && value.startsWith('*')
    add(isDoc ? 'doc comment' : 'comment', { start }, proseOf(value))
  }
  let describedEnd = 0
  walk(program as unknown as Node, (node) => {
    if (isCatalogue(path) && node.type === 'Property') add('screen', node, literalText(node['value']))
    if (isCatalogue(path) && node.type === 'VariableDeclarator') add('screen', node, literalText(node['init']))
    if (node.type === 'NewExpression' && /(Error|Failure)$/.test(nameOf(node['callee'])) && !isTestFile(path))
      for (const text of sentencesOf(node['arguments'])) add('error', node, text)
    if (node.type === 'Property' && ['shortMessage', 'details'].includes(nameOf(node['key'])) && !isTestFile(path))
      add('error', node, literalText(node['value']))
    if (node.type === 'TSPropertySignature' && /ErrorCodes\.ts$/.test(path))
      add('error', node, literalText((node['typeAnnotation'] as Node | undefined)?.['typeAnnotation']))
    if (node.type === 'Property' && /kitErrorCodes\.data\.ts$/.test(path))
      add('error', node, literalText(node['value']))
    if (node.type === 'CallExpression' && isTestFile(path) && testFunctions.has(calleeOf(node).name)) {
      const { isDescribe } = calleeOf(node)
      const isBare = !isDescribe && node.start >= describedEnd
      if (isDescribe) describedEnd = Math.max(describedEnd, node.end)
      add(isBare ? 'bare title' : 'title', node, literalText((node['arguments'] as readonly Node[])[0]))
    }
    return true
  })
  return texts
}

/** A comment's sentences: without stars, examples, tags' names, code and links. */
function proseOf(comment: string): string {
  return comment
    .replace(/^\*/, '')
    .replace(/^[ \t]*\* ?/gm, '')
    .replace(/@example[\s\S]*?(?=\n@|$)/g, '')
    .replace(/^(@\w+|[-*|] )/gm, '. ')
    .replace(/\{@link (\w+)[^}]*\}/g, '$1')
    .replace(/`[^`]*`/g, 'code')
    .replace(/\s+/g, ' ')
    .trim()
}

const nameOf = (key: unknown): string => {
  const { name, value } = key as { readonly name?: string; readonly value?: unknown }
  return name ?? String(value)
}

/** The text of a string literal, of a literal type, or of a template with a gap for each expression. */
function literalText(value: unknown): string | undefined {
  const node = value as Node | undefined
  if (node?.type === 'TSLiteralType') return literalText(node['literal'])
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node?.type !== 'TemplateLiteral') return undefined
  return (node['quasis'] as readonly { readonly value: { readonly cooked: string } }[])
    .map(({ value: { cooked } }) => cooked)
    .join('…')
}

/** The sentences among the arguments of an error, in the branches of a condition too. Codes and names of fields have no space. */
function sentencesOf(values: unknown): readonly string[] {
  return (values as readonly Node[]).flatMap((value): readonly string[] => {
    if (value.type === 'ConditionalExpression') return sentencesOf([value['consequent'], value['alternate']])
    const text = literalText(value)
    return text?.includes(' ') ? [text] : []
  })
}

/** The function that a call leads to: `it` for `it.each(rows)(…)`, and a `describe` for `test.describe(…)`. */
function calleeOf(call: Node): { readonly name: string; readonly isDescribe: boolean } {
  let callee = call['callee'] as Node
  let isDescribe = false
  while (callee.type !== 'Identifier') {
    if (callee.type === 'MemberExpression') isDescribe ||= nameOf(callee['property']) === 'describe'
    const next = callee['object'] ?? callee['callee'] ?? callee['tag']
    if (next === undefined) return { name: '', isDescribe }
    callee = next as Node
  }
  const name = nameOf(callee)
  return { name, isDescribe: isDescribe || name === 'describe' }
}
