// Shared by the generators of `npm run new`: placeholders, and writing files into a checkout.
//
// Template files end in `.template`, so that no tool treats them as sources. In texts and paths `__package__` is the name as given
// (loyalty-points), `__feature__` the name in code (loyaltyPoints), `__Feature__` in types (LoyaltyPoints), and `__title__` in prose
// (Loyalty points).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, StepError } from './runtime.mjs'

export const templates = join(root, 'scripts', 'templates')

/** Returns the values of the templates' placeholders. */
export function placeholders(name, description) {
  const words = name.split('-')
  const capital = (word) => word.slice(0, 1).toUpperCase() + word.slice(1)
  const pascal = words.map(capital).join('')
  const camel = pascal.slice(0, 1).toLowerCase() + pascal.slice(1)
  const title = capital(words.join(' '))
  return {
    __package__: name,
    __feature__: camel,
    __Feature__: pascal,
    __errors__: camel,
    __title__: title,
    __description__: description ?? `${title}: a plugin and its views`,
  }
}

export const fill = (text, values) => text.replace(/__[a-zA-Z]+__/g, (found) => values[found] ?? found)

/** Writes files into the checkout in `folder` and records their paths in `written`. */
export function createWriter(folder, name) {
  const written = []
  function write(path, text) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    written.push(path)
  }
  /** Edits an existing file. Fails if the edit changes nothing. */
  function edit(path, change) {
    const before = readFileSync(join(folder, path), 'utf8')
    const after = change(before)
    if (after === before) throw new StepError(`No place for ${name} found in ${path}`)
    write(path, after)
  }
  return { written, write, edit }
}
