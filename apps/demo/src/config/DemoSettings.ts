import { type KnownLocale, knownLocales } from '@kit/core/plugin'
import { accents, type DemoTheme } from './DemoTheme.js'

/** Settings in the page's URL, so that a state can be linked to. */
export type DemoSettings = DemoTheme & {
  readonly locale: 'auto' | KnownLocale
  /** Whether the page uses the preset or is composed by hand; both give the same page. */
  readonly setUp: 'preset' | 'hand'
  /** Whether the drawer with the test wallets is initially open. */
  readonly drawer: 'closed' | 'open'
  /** Number of test wallets that announce themselves: 0, 1 or 2. */
  readonly wallets: number
  /** Whether the page has a wallet directory. */
  readonly directory: 'on' | 'off'
  /** Networks that the app configures. */
  readonly networks: 'both' | 'first'
  /** Networks that the test wallets initially support; `other`: they start on a network that is not the app's first. */
  readonly walletChains: 'both' | 'first' | 'other'
  /** Shape in which the test wallets report an unknown network. */
  readonly unknownChain: 'plain' | 'nested' | 'internal'
  /** Chain library of the EVM adapter. */
  readonly library: 'viem' | 'ethers'
  /** Whether connecting asks the user to sign in, and whether they may decline. `email`: required, after the request for an email address. */
  readonly signIn: 'optional' | 'required' | 'off' | 'email'
  /** Whether granted permissions are shown and can be revoked. Off by default, as in the kit itself. */
  readonly smartSessions: boolean
  /** Whether the modal is rendered inline, instead of over the page. */
  readonly inline: boolean
  /** Whether the first screen has a live modal in addition to the one over the page. */
  readonly live: 'on' | 'off'
  /** Release of the embedded wallet that the page trusts; empty: any. */
  readonly release: string
  /** The dapp's paymaster for batches (ERC-7677); empty: none. */
  readonly paymaster: string
}

/** Parses the settings from a URL's query; missing or unknown values get their default. */
export function parseDemoSettings(href: string): DemoSettings {
  const query = new URL(href).searchParams
  const oneOf = <const T extends string>(name: string, values: readonly [T, ...T[]]): T =>
    values.find((value) => value === query.get(name)) ?? values[0]
  return {
    preset: oneOf('theme', ['auto', 'light', 'dark', 'midnight', 'meadow', 'ember']),
    accent: oneOf('accent', accents),
    radius: oneOf('radius', ['', '0px', '2px', '4px', '6px']),
    font: oneOf('font', ['', 'Georgia', 'ui-monospace']),
    locale: oneOf('locale', ['auto', ...knownLocales]),
    setUp: oneOf('setUp', ['preset', 'hand']),
    drawer: oneOf('drawer', ['closed', 'open']),
    wallets: Number(oneOf('wallets', ['2', '1', '0'])),
    directory: oneOf('directory', ['on', 'off']),
    networks: oneOf('networks', ['both', 'first']),
    walletChains: oneOf('walletChains', ['both', 'first', 'other']),
    unknownChain: oneOf('unknownChain', ['plain', 'nested', 'internal']),
    library: oneOf('library', ['viem', 'ethers']),
    signIn: oneOf('signIn', ['optional', 'required', 'off', 'email']),
    smartSessions: oneOf('smartSessions', ['off', 'on']) === 'on',
    inline: oneOf('inline', ['no', 'yes']) === 'yes',
    live: oneOf('live', ['on', 'off']),
    release: query.get('release') ?? '',
    paymaster: query.get('paymaster') ?? '',
  }
}

/** Returns the URL with some settings changed; an empty value removes a setting. */
export function withSettings(href: string, changes: Readonly<Record<string, string>>): string {
  const url = new URL(href)
  for (const [name, value] of Object.entries(changes))
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  return url.href
}
