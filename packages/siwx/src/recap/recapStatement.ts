import type { Recap } from './formatRecapUri.js'

const opening = 'I further authorize the stated URI to perform the following actions on my behalf:'

/**
 * Returns the statement for a ReCap (ERC-5573): abilities by resource and namespace, in order.
 *
 * @example
 * recapStatement({ att: { 'https://a.example': { 'crud/read': [{}] } }, prf: [] })
 * // "I further authorize … on my behalf: (1) 'crud': 'read' for 'https://a.example'."
 */
export function recapStatement({ att }: Recap): string {
  const grants = Object.keys(att)
    .sort()
    .flatMap((resource) => {
      const abilities = Object.keys(att[resource] ?? {}).sort()
      const namespaces = [...new Set(abilities.map((ability) => ability.slice(0, ability.indexOf('/'))))]
      return namespaces.map((namespace) => {
        const names = abilities.filter((ability) => ability.startsWith(`${namespace}/`))
        return `'${namespace}': ${names.map((name) => `'${name.slice(namespace.length + 1)}'`).join(', ')} for '${resource}'.`
      })
    })
  return [opening, ...grants.map((grant, index) => `(${index + 1}) ${grant}`)].join(' ')
}
