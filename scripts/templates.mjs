// What the generators of `npm run new` share: placeholders, and files that are written into a checkout.
//
// Template files end in `.template`, so that no tool takes them for sources. In texts and paths `__package__` is the name as given
// (loyalty-points), `__feature__` the same for code (loyaltyPoints), `__Feature__` for types (LoyaltyPoints), `__title__` for people (Loyalty points).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, StepError } from './runtime.mjs'

export const templates = join(root, 'scripts', 'templates')

/** What the placeholders of the templates stand for. */
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

/** Writes files into the checkout in `folder`, and remembers their paths in `written`. */
export function createWriter(folder, name) {
  const written = []
  function write(path, text) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    written.push(path)
  }
  /** Changes a file that is there; what the change looks for must be in it. */
  function edit(path, change) {
    const before = readFileSync(join(folder, path), 'utf8')
    const after = change(before)
    if (after === before) throw new StepError(`${path} has no place for ${name}`)
    write(path, after)
  }
  return { written, write, edit }
}
