import type { SignInInput } from '../request/SignInInput.js'
import { signInFields } from './formatSignInMessage.js'

/**
 * Reads a sign-in message; undefined when it departs from the grammar in anything. A field that is absent in the text is
 * absent in the answer.
 *
 * @example parseSignInMessage(text)?.nonce
 */
export function parseSignInMessage(
  text: string,
): (SignInInput & { readonly domain: string; readonly address: string }) | undefined {
  const fields = Object.entries(signInFields).map(([name, label]) => `(?:\\n${label}: (?<${name}>[^\\n]*))?`)
  const grammar = new RegExp(
    [
      '^(?<domain>\\S+) wants you to sign in with your Solana account:',
      '\\n(?<address>[1-9A-HJ-NP-Za-km-z]{32,44})',
      // Taken only where what follows are no fields.
      '(?:\\n\\n(?<statement>[^\\n]+))??',
      `(?:\\n(?=\\n[^\\n])${fields.join('')}(?:\\nResources:(?<resources>(?:\\n- [^\\n]*)*))?)?$`,
    ].join(''),
  )
  const { domain, address, resources, ...rest } = grammar.exec(text)?.groups ?? {}
  if (domain === undefined || address === undefined) return undefined
  return {
    domain,
    address,
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    ...(resources !== undefined && { resources: resources.split('\n- ').slice(1) }),
  }
}
