/** Licences that a published install tree may carry. */
export const permissiveLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]

/** Packages whose manifest names no licence although their files do: `name@version` to what the files say. */
export const statedElsewhere: Readonly<Record<string, string>> = { 'text-encoding-utf-8@1.0.2': 'Unlicense' }

/**
 * Weaker licences in the trees of optional peers, by the name of the package. Nothing that is published here installs them; an app does
 * that installs the peer, as the README says. Each is accepted for the reason given here only.
 */
export const acceptedInPeers: readonly { readonly name: RegExp; readonly reason: string }[] = [
  {
    name: /^rpc-websockets$/,
    reason:
      'LGPL-3.0-only. Under @solana/web3.js 1.x, the library of Solana: its client of WebSockets, of which the kit opens none.',
  },
  {
    name: /^lightningcss(-|$)/,
    reason: 'MPL-2.0. Under vitest, which runs the suite of adapters: on developers’ machines alone.',
  },
]
