import { Lang, parse, type SgNode } from '@ast-grep/napi'
import { EditError } from '../error/EditError.js'

/**
 * Adds an element to a list of the call of `createKit`, as in `plugins: [modal()]`. Creates the list if there is none. Returns the code
 * unchanged if the list calls the same function already.
 *
 * @throws {EditError} If the code has no call of `createKit` with an object, or the property isn't a list.
 */
export function addToKit(code: string, list: string, element: string): string {
  const options = kitOptions(code)
  const pair = options.children().find((one) => one.kind() === 'pair' && one.field('key')?.text() === list)
  const array = pair?.field('value')
  if (!pair || !array) {
    const end = options.range().end.index - 1
    const before = code.slice(0, end).trimEnd()
    const comma = /[,{]$/.test(before) ? '' : ','
    return `${before}${comma}\n  ${list}: [${element}],\n${code.slice(end)}`
  }
  if (array.kind() !== 'array')
    throw new EditError(`${list} of createKit isn't an array literal, so nothing was added. Add ${element} manually.`)
  const elements = array.children().filter((one) => one.isNamed() && one.kind() !== 'comment')
  const name = element.slice(0, element.indexOf('('))
  if (elements.some((one) => one.kind() === 'call_expression' && one.field('function')?.text() === name)) return code
  const last = elements.at(-1)
  const at = last ? last.range().end.index : array.range().start.index + 1
  const isMultiline = array.text().includes('\n')
  const separator = last ? (isMultiline ? ',\n    ' : ', ') : ''
  return code.slice(0, at) + separator + element + code.slice(at)
}

/** Whether the code calls `createKit`. */
export function createsKit(code: string): boolean {
  return /\bcreateKit\s*\(/.test(code) && findCall(code) !== null
}

function kitOptions(code: string): SgNode {
  const options = findCall(code)
    ?.field('arguments')
    ?.children()
    .find((one) => one.kind() === 'object')
  if (!options) throw new EditError('No createKit({ … }) call found.')
  return options
}

const findCall = (code: string): SgNode | null =>
  parse(Lang.Tsx, code)
    .root()
    .find({ rule: { kind: 'call_expression', has: { field: 'function', regex: '^createKit$' } } })
