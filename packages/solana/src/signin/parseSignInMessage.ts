import type { SignInInput } from './SignInInput.js'
import { signInFields } from './signInFields.data.js'

/**
 * Reads a sign-in message; undefined when it departs from the grammar in anything. A field that is absent in the text is
 * absent in the answer.
 *
 * @example parseSignInMessage(text)?.nonce
 */
export function parseSignInMessage(
  text: string,
): (SignInInput & { readonly domain: string; readonly address: string }) | undefined {
  const [first = '', address = '', ...rest] = text.split('\n')
  const domain = /^([^\s]+) wants you to sign in with your Solana account:$/.exec(first)?.[1]
  if (domain === undefined || !/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)) return undefined
  const found: { -readonly [Name in keyof SignInInput]: SignInInput[Name] } = {}
  const labels = Object.entries(signInFields) as [keyof typeof signInFields, string][]
  const isField = (line: string) => line === 'Resources:' || labels.some(([, label]) => line.startsWith(`${label}: `))

  let lines = rest
  if (lines.length > 0) {
    // Each part stands after an empty line: a statement, then the fields; either may be missing.
    if (lines[0] !== '') return undefined
    const [, line = ''] = lines
    if (!isField(line) || lines[2] === '') {
      found.statement = line
      lines = lines.slice(2)
      if (lines.length > 0 && lines[0] !== '') return undefined
    }
    lines = lines.slice(1)
    if (lines.length === 0 && rest.length !== 2) return undefined
  }
  for (const [name, label] of labels) {
    const [line] = lines
    if (!line?.startsWith(`${label}: `)) continue
    found[name] = line.slice(label.length + 2)
    lines = lines.slice(1)
  }
  if (lines[0] === 'Resources:') {
    const resources = lines.slice(1)
    if (!resources.every((line) => line.startsWith('- '))) return undefined
    found.resources = resources.map((line) => line.slice(2))
    lines = []
  }
  return lines.length > 0 ? undefined : { ...found, domain, address }
}
