/** Content of a proof: the owner of the account agrees to a change or a list of sessions, or the session's dapp to a signature. */
export type SessionProof = {
  /** Public host (and port) of the server. */
  readonly domain: string
  /** Project ID of the caller; empty without one. */
  readonly project: string
  readonly action: 'create' | 'activate' | 'revoke' | 'list' | 'sign'
  /** CAIP-10 with a lower-case address. */
  readonly account: string
  /** `new` for a session to create, `all` for a list. */
  readonly pci: string
  /** Chosen by the signer, so that no two texts are identical. */
  readonly nonce: string
  /** Unix time in seconds when the proof expires. */
  readonly expires: number
  /** For `create` and `activate`: expiry, signer, permissions, policies, and the context on activation. */
  readonly terms?: object
  /** For `sign`: the hash of the user operation. */
  readonly operation?: string
}

/**
 * Returns the text to sign (EIP-191) as a proof. It states its purpose, place and expiry, so that it cannot be confused with any other
 * signed text.
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

/** Serializes JSON without spaces and with sorted keys, so that the text is deterministic. */
function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value)
    .filter(([, content]) => content !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, content]) => `${JSON.stringify(key)}:${sortedJson(content)}`).join()}}`
}
