import type { SignInInput } from '../request/SignInInput.js'
import { signInFields } from './formatSignInMessage.js'

/**
 * Parses a sign-in message. Returns undefined for any deviation from the grammar. Fields missing in the text are absent in the result.
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
      // Matches only if the following lines aren't fields.
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
