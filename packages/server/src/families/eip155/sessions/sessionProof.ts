/** What is agreed to: a change or a list of sessions by the owner of the account, a signature by the dapp whose session it is. */
export type SessionProof = {
  /** Host (and port) under which the server is known. */
  readonly domain: string
  /** Id of the project that asks; empty without one. */
  readonly project: string
  readonly action: 'create' | 'activate' | 'revoke' | 'list' | 'sign'
  /** CAIP-10 with the address in lower case. */
  readonly account: string
  /** `new` when it is about to be made, `all` for a list. */
  readonly pci: string
  /** Chosen by who signs, so that no two texts are the same. */
  readonly nonce: string
  /** Seconds: from then on the proof is worth nothing. */
  readonly expires: number
  /** For `create` and `activate`: expiry, signer, permissions, policies, and the context if it is activated. */
  readonly terms?: object
  /** For `sign`: the hash of the user operation. */
  readonly operation?: string
}

/**
 * The text that is signed (EIP-191) to prove an agreement. It says what it is for, where and until when, so that it cannot be taken for
 * anything else and nothing else for it.
 *
 * @example
 * sessionProof({ domain: 'api.example', project: 'my-dapp', action: 'list', account: 'eip155:1:0xabc…', pci: 'all', nonce, expires })
 * // kit-server wallet session
 * // domain: api.example
 * // project: my-dapp
 * // action: list
 * // account: eip155:1:0xabc…
 * // pci: all
 * // nonce: 7Jd0…
 * // expires: 1800000000
 */
export function sessionProof(proof: SessionProof): string {
  const { domain, project, action, account, pci, nonce, expires, terms, operation } = proof
  const lines = [
    'kit-server wallet session',
    `domain: ${domain}`,
    `project: ${project}`,
    `action: ${action}`,
    `account: ${account}`,
    `pci: ${pci}`,
    `nonce: ${nonce}`,
    `expires: ${expires}`,
  ]
  if (terms !== undefined) lines.push(`terms: ${sortedJson(terms)}`)
  if (operation !== undefined) lines.push(`operation: ${operation}`)
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
