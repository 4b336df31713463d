/**
 * What somebody is allowed to do with what: by resource (a URI), then by ability (`namespace/name`), with conditions for each. `prf`
 * names the grants that it comes from; paired wallets leave it out. ERC-5573.
 *
 * @example
 * const recap: Recap = { att: { eip155: { 'request/personal_sign': [{ chains: ['eip155:1'] }] } }, prf: [] }
 */
export type Recap = {
  readonly att: { readonly [resource: string]: { readonly [ability: string]: readonly unknown[] } }
  readonly prf?: readonly string[]
}
