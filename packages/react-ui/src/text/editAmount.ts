import { type NumberSymbols, writeGroupedAmount } from './numberSymbols.js'
import { readPastedAmount, readTypedAmount } from './readTypedAmount.js'

/** The edit of a field that shows an amount with group separators. Positions are UTF-16 offsets. */
export type AmountEdit = {
  /** The decimal string before the edit. */
  readonly amount: string
  /** The replaced range of the text, which is `writeGroupedAmount(amount)`. */
  readonly from: number
  readonly to: number
  readonly inserted: string
  /** Whether the edit deletes what follows the caret instead of what precedes it. */
  readonly isForward?: boolean
}

/** The amount after an edit, and the caret in `writeGroupedAmount(amount)` as a UTF-16 offset. */
export type EditedAmount = { readonly amount: string; readonly caret: number }

/**
 * Applies the edit of a field to its amount. A single character is a digit or the decimal separator; more characters are read like a pasted
 * amount, with group separators. Deleting a group separator deletes the digit next to it. Returns undefined if the result isn't an amount.
 *
 * @example
 * editAmount({ amount: '123', from: 3, to: 3, inserted: '4' }, numberSymbols('en')) // { amount: '1234', caret: 5 }
 */
export function editAmount(edit: AmountEdit, signs: NumberSymbols): EditedAmount | undefined {
  const { amount, inserted, isForward = false } = edit
  const shown = lettersOf(writeGroupedAmount(amount, signs), signs)
  let from = countBefore(shown, edit.from)
  let to = countBefore(shown, edit.to)
  if (inserted === '' && from === to && edit.from < edit.to) {
    if (isForward) to += 1
    else from = Math.max(from - 1, 0)
  }
  const isOne = [...inserted].length === 1
  const read = inserted === '' ? '' : (isOne ? readTypedAmount : readPastedAmount)(inserted, signs)
  if (read === undefined) return undefined
  const next = readTypedAmount(amount.slice(0, from) + read + amount.slice(to), signs)
  if (next === undefined) return undefined
  return { amount: next, caret: caretAfter(lettersOf(writeGroupedAmount(next, signs), signs), from + read.length) }
}

/**
 * Finds the edit between a text and its successor, by the caret after it. `selected` is the selection before the edit, if it is known: without
 * it, replacing a text by one that starts alike looks like an insertion.
 */
export function findEdit(
  before: string,
  after: string,
  caret: number,
  selected?: readonly [from: number, to: number],
): Pick<AmountEdit, 'from' | 'to' | 'inserted'> {
  const [start, end] = selected ?? [0, 0]
  const length = after.length - (before.length - end) - start
  if (selected && length >= 0 && after.startsWith(before.slice(0, start)) && after.endsWith(before.slice(end)))
    return { from: start, to: end, inserted: after.slice(start, start + length) }
  const kept = after.slice(caret)
  if (!before.endsWith(kept)) return { from: 0, to: before.length, inserted: after }
  const to = before.length - kept.length
  let from = 0
  // Digits of some scripts are two UTF-16 code units.
  for (const letter of after.slice(0, caret)) {
    if (from + letter.length > to || !before.startsWith(letter, from)) break
    from += letter.length
  }
  return { from, to, inserted: after.slice(from, caret) }
}

type Letter = { readonly length: number; readonly isGroup: boolean }

const lettersOf = (text: string, { group }: NumberSymbols): readonly Letter[] =>
  Array.from(text, (letter) => ({ length: letter.length, isGroup: letter === group }))

/** Counts the digits and decimal separators before an offset. */
function countBefore(letters: readonly Letter[], offset: number): number {
  let count = 0
  let at = 0
  for (const { isGroup, length } of letters) {
    at += length
    if (at > offset) break
    if (!isGroup) count += 1
  }
  return count
}

/** Returns the offset after that many digits and decimal separators. */
function caretAfter(letters: readonly Letter[], count: number): number {
  let at = 0
  let left = count
  for (const { isGroup, length } of letters) {
    if (left === 0) break
    at += length
    if (!isGroup) left -= 1
  }
  return at
}
