import { HttpError } from '../../../../platform/http/HttpError.js'
import { shortestLabel } from './checkName.js'
import type { NameTable } from './createNameTable.js'
import { suggestedWords } from './words.data.js'

/** A suggested name, and whether it is registered. */
export type Suggestion = { readonly name: string; readonly registered: boolean }

const maxSuggestions = 5

/**
 * Returns the name itself, unless it is too short, then available words that start with it, in alphabetical order; at most five.
 *
 * @throws HttpError 400, field `name`, for less than 3 characters and for invalid characters
 */
export async function suggestNames(
  table: Pick<NameTable, 'registeredOf'>,
  label: string,
  zone: string,
): Promise<readonly Suggestion[]> {
  if (!/^[a-z0-9-]{3,64}$/.test(label)) {
    throw new HttpError(400, 'name', 'A name prefix must be 3 to 64 letters from a to z, digits or hyphens')
  }
  const inZone = (word: string): string => `${word}.${zone}`
  const isLongEnough = ({ length }: string): boolean => length >= shortestLabel
  const words = suggestedWords
    .filter((word) => word.startsWith(label) && word !== label && isLongEnough(word))
    .map(inZone)
  const registered = await table.registeredOf([inZone(label), ...words])
  return [
    ...(isLongEnough(label) ? [{ name: inZone(label), registered: registered.has(inZone(label)) }] : []),
    ...words.filter((name) => !registered.has(name)).map((name) => ({ name, registered: false })),
  ].slice(0, maxSuggestions)
}
