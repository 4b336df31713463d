import { KitError } from '@kit/core/adapter'
import type { SignInInput } from '../request/SignInInput.js'

/** Labels of the fields after the statement, in message order. */
export const signInFields = {
  uri: 'URI',
  version: 'Version',
  chainId: 'Chain ID',
  nonce: 'Nonce',
  issuedAt: 'Issued At',
  expirationTime: 'Expiration Time',
  notBefore: 'Not Before',
  requestId: 'Request ID',
} as const

/**
 * Formats the text that a wallet signs for a sign-in.
 *
 * @throws KitError `signIn/invalid` when a field has a line break, which would forge another field.
 * @example formatSignInMessage({ domain: 'dapp.example', address, statement: 'Welcome' })
 */
export function formatSignInMessage(
  input: SignInInput & { readonly domain: string; readonly address: string },
): string {
  const { domain, address, statement, resources } = input
  const texts = [...Object.values(input).flat()]
  if (texts.some((text) => text !== undefined && /[\r\n]/.test(text)))
    throw new KitError('signIn/invalid', { shortMessage: 'A field of the sign-in message contains a line break.' })
  const fields = Object.entries(signInFields).flatMap(([name, label]) => {
    const value = input[name as keyof typeof signInFields]
    return value === undefined ? [] : [`${label}: ${value}`]
  })
  if (resources !== undefined) fields.push('Resources:', ...resources.map((resource) => `- ${resource}`))
  const parts = [`${domain} wants you to sign in with your Solana account:\n${address}`]
  if (statement !== undefined) parts.push(statement)
  if (fields.length > 0) parts.push(fields.join('\n'))
  return parts.join('\n\n')
}
