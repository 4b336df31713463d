import { defaultFeatures } from './defaults.data.js'
import { any, type FieldTests, fits, nonEmpty, oneOf, type Test } from './fits.js'

/** The rule of an option: a description of valid values, a test, and the rules of its members. */
export type Rule = readonly [allowed: string, test: Test, members?: Rules | undefined]

/** Rules by option name. */
export type Rules = { readonly [name: string]: Rule }

/** The rules of all options: those fixed at creation, and those that can change at runtime (`live`). */
export function optionRules(): { readonly fixed: Rules; readonly live: Rules } {
  const each = (names: string, rule: Rule): Rules => Object.fromEntries(names.split(' ').map((name) => [name, rule]))
  const object = (members?: Rules): Rule => ['an object', {}, members]
  const words = (names: string): string => names.replaceAll(' ', ', ')
  const one = (names: string): Rule => [`one of ${words(names)}`, oneOf(names)]
  const order = (names: string): Rule => [
    `a list of ${words(names)}`,
    (value) => fits([oneOf(names)], value) && new Set(value as string[]).size === (value as string[]).length,
  ]
  const filled = /./
  const id = /^[-a-z0-9]{3,8}:[-\w]{1,32}$/
  const url = /^(http|ws)s?:\/\/\S+$/
  const address: FieldTests = { address: filled }
  const byNetwork =
    (test: Test): Test =>
    (value) =>
      fits({}, value) && Object.entries(value as object).every(([name, some]) => fits(id, name) && fits(test, some))
  const isNetwork = any(id, { id: any(id, Number.isSafeInteger) })
  const flag: Rule = ['true or false', 'boolean']
  const text: Rule = ['a string', filled]
  const texts: Rule = ['a list of strings', [filled]]
  const network = 'a CAIP-2 ID such as eip155:1, or a network'
  const [socials, areSocials] = order('google x discord farcaster github apple facebook')
  return {
    fixed: {
      adapters: ['an array such as [eip155({ networks: [mainnet] })]', ['function']],
      metadata: object({ ...each('description url', ['a string', 'string']), name: text, icons: texts }),
      projectId: ['a string of letters, digits and -._~', /^[\w.~-]+$/],
      networks: [`a list with each item ${network}`, nonEmpty(isNetwork)],
      defaultNetwork: [network, isNetwork],
      services: object({
        ...each('api directory analytics', ['an http(s) URL', /^https?:\/\/[^\s/]/]),
        relay: ['a ws(s) URL', /^wss?:\/\/[^\s/]/],
        frame: [
          'an origin such as https://wallet.dapp.example',
          (value) => URL.canParse(String(value)) && new URL(String(value)).origin === value,
        ],
      }),
      ...each('sdkType sdkVersion frameRelease', text),
      defaultAccountTypes: [
        'account types (eoa, smartAccount, payment) by namespace',
        (value) => fits({}, value) && fits([filled], Object.values(value as object)),
      ],
      customRpcUrls: ['URLs by CAIP-2 ID: { "eip155:1": ["https://…"] }', byNetwork(nonEmpty(any(url, { url })))],
      payConversions: ['a list of providers', [{ id: filled }]],
      ...each('swapNetworks onrampNetworks', ['a list of CAIP-2 IDs', [id]]),
      ...each('includeWalletIds excludeWalletIds featuredWalletIds', texts),
      swapRouters: ['router addresses by CAIP-2 ID: { "eip155:1": ["0x…"] }', byNetwork([/^0x[\da-f]{40}$/i])],
      tokens: ['tokens by CAIP-2 ID: { "eip155:1": [{ address }] }', byNetwork(any(address, [address]))],
      ...each('siwx siweConfig kit', object()),
      ...each('enableEmbedded manualWCControl debug', flag),
    },
    live: {
      features: object({
        ...each(Object.keys(defaultFeatures).join(' '), flag),
        socials: [`${socials}, or false`, any(areSocials, (value) => value === false)],
        connectMethodsOrder: order('email social wallet'),
        connectorTypeOrder: order('walletConnect recent injected featured custom external recommended'),
        walletFeaturesOrder: order(defaultFeatures.walletFeaturesOrder.join(' ')),
      }),
      allWallets: one('SHOW HIDE ONLY_MOBILE'),
      themeMode: one('light dark auto'),
      ...each('themeVariables modal', object()),
      ...each('enableNetworkSwitch allowUnsupportedChain', flag),
      ...each('termsConditionsUrl privacyPolicyUrl', ['an http(s) URL or a path', /^(https?:\/)?\/\S*$/]),
      customWallets: ['a list of wallets with id and name', [{ id: filled, name: filled }]],
    },
  }
}
