import { createHash } from 'node:crypto'

/** A change of a session that the owner of the account agrees to. */
export type SessionProof = {
  readonly action: 'create' | 'activate' | 'revoke'
  /** CAIP-10 with the address in lower case. */
  readonly account: string
  /** `new` when it is about to be made. */
  readonly pci: string
  /** Of the session, in seconds: when it ends, and with it the proof. */
  readonly expiry: number
  /** What is agreed to, when something is: signer, permissions, policies, and the context if it is activated. */
  readonly terms?: object
}

/**
 * The text that an account signs (EIP-191) to prove that a change of a session is its own. It says what it is for, so that it cannot be
 * taken for anything else and nothing else for it.
 *
 * @example
 * sessionProof({ action: 'revoke', account: 'eip155:1:0xabc…', pci: '0d3c…', expiry: 1800000000 })
 * // kit-server wallet session
 * // action: revoke
 * // account: eip155:1:0xabc…
 * // pci: 0d3c…
 * // expiry: 1800000000
 */
export function sessionProof({ action, account, pci, expiry, terms }: SessionProof): string {
  const lines = [
    'kit-server wallet session',
    `action: ${action}`,
    `account: ${account}`,
    `pci: ${pci}`,
    `expiry: ${expiry}`,
  ]
  if (terms !== undefined) lines.push(`terms: 0x${createHash('sha256').update(sortedJson(terms)).digest('hex')}`)
  return lines.join('\n')
}

/** JSON without spaces, the keys of every object in order: the same text whoever writes it. */
function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value)
    .filter(([, content]) => content !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, content]) => `${JSON.stringify(key)}:${sortedJson(content)}`).join()}}`
}
