/** Licenses that are allowed in a published install tree. */
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

/** Packages whose manifest names no license although their files do: `name@version` to the license in the files. */
export const statedElsewhere: Readonly<Record<string, string>> = { 'text-encoding-utf-8@1.0.2': 'Unlicense' }

/**
 * Weaker licenses in the trees of optional peers, by the name of the package. Nothing that is published here installs them; an app that
 * installs the peer does, as the README says. Each is accepted only for the reason given here.
 */
export const acceptedInPeers: readonly { readonly name: RegExp; readonly reason: string }[] = [
  {
    name: /^rpc-websockets$/,
    reason:
      'LGPL-3.0-only. A dependency of @solana/web3.js 1.x, the library of Solana: its WebSocket client, which the kit never opens.',
  },
  {
    name: /^lightningcss(-|$)/,
    reason: 'MPL-2.0. A dependency of vitest, which runs the adapter suite: only on developers’ machines.',
  },
]
