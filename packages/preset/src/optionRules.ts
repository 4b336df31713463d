/** What an option may be: in words, and as a test; and what its members may be. */
export type Rule = readonly [allowed: string, fits: (value: unknown) => boolean, members?: Rules]

/** Rules by the names of options. */
export type Rules = { readonly [name: string]: Rule }

type Fits = Rule[1]
type Fields = { readonly [name: string]: unknown }

/** What every option may be: those that are given once, and those that may change later (`live`). */
export function optionRules(): { readonly fixed: Rules; readonly live: Rules } {
  const isPlain: Fits = (value) => typeof value === 'string'
  const isText: Fits = (value) => isPlain(value) && value !== ''
  const isObject: Fits = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
  const matches =
    (shape: RegExp): Fits =>
    (value) =>
      isPlain(value) && shape.test(value as string)
  const listOf =
    (fits: Fits, least = 0): Fits =>
    (value) =>
      Array.isArray(value) && value.length >= least && value.every(fits)
  const isId = matches(/^[-a-z0-9]{3,8}:[-\w]{1,32}$/)
  const isNetwork: Fits = (value) => {
    const id = isObject(value) ? (value as Fields)['id'] : value
    return isId(id) || (id !== value && Number.isSafeInteger(id))
  }
  const byNetwork =
    (fits: Fits): Fits =>
    (value) =>
      isObject(value) && Object.entries(value as Fields).every(([id, one]) => isId(id) && fits(one))
  const hasText =
    (...names: string[]): Fits =>
    (value) =>
      isObject(value) && names.every((name) => isText((value as Fields)[name]))
  const isEndpoint: Fits = (value) =>
    matches(/^(http|ws)s?:\/\/\S+$/)(isObject(value) ? (value as Fields)['url'] : value)
  const hasAddress = hasText('address')
  const isOrigin: Fits = (value) => URL.canParse(String(value)) && new URL(String(value)).origin === value

  const each = (names: string, rule: Rule): Rules => Object.fromEntries(names.split(' ').map((name) => [name, rule]))
  const object = (members: Rules): Rule => ['an object', isObject, members]
  const order = (words: string, isOther: Fits = () => false): Rule => {
    const isWord: Fits = (value) => words.split(' ').includes(value as string)
    const isOrder: Fits = (value) =>
      listOf(isWord)(value) && new Set(value as string[]).size === (value as string[]).length
    return [`a list of ${words.replaceAll(' ', ', ')}`, (value) => isOrder(value) || isOther(value)]
  }
  const one = (words: string): Rule => [
    `one of ${words.replaceAll(' ', ', ')}`,
    (value) => words.split(' ').includes(value as string),
  ]
  const flag: Rule = ['true or false', (value) => typeof value === 'boolean']
  const text: Rule = ['a text', isText]
  const plain: Rule = ['a text', isPlain]
  const texts: Rule = ['a list of texts', listOf(isText)]
  const network = 'a CAIP-2 id such as eip155:1, or a network'
  const [socials, isSocials] = order('google x discord farcaster github apple facebook', (value) => value === false)
  return {
    fixed: {
      adapters: ['a list such as [eip155({ networks: [mainnet] })]', listOf((value) => typeof value === 'function')],
      metadata: object({ ...each('description url', plain), name: text, icons: texts }),
      projectId: ['letters, digits and -._~', matches(/^[\w.~-]+$/)],
      networks: [`a list, each ${network}`, listOf(isNetwork, 1)],
      defaultNetwork: [network, isNetwork],
      services: object({
        ...each('api directory analytics', ['an address with https or http', matches(/^https?:\/\/[^\s/]/)]),
        relay: ['an address with wss or ws', matches(/^wss?:\/\/[^\s/]/)],
        frame: ['an origin such as https://wallet.dapp.example', isOrigin],
      }),
      ...each('sdkType sdkVersion', text),
      defaultAccountTypes: [
        'types of accounts (eoa, smartAccount, payment) by namespace',
        (value) => isObject(value) && Object.values(value as Fields).every(isText),
      ],
      customRpcUrls: ['addresses by CAIP-2 id: { "eip155:1": ["https://…"] }', byNetwork(listOf(isEndpoint, 1))],
      payConversions: ['a list of providers', listOf(hasText('id'))],
      ...each('swapNetworks onrampNetworks', ['a list of CAIP-2 ids', listOf(isId)]),
      frameRelease: text,
      ...each('includeWalletIds excludeWalletIds featuredWalletIds', texts),
      tokens: [
        'tokens by CAIP-2 id: { "eip155:1": [{ address }] }',
        byNetwork((value) => hasAddress(value) || listOf(hasAddress)(value)),
      ],
      ...each('siwx siweConfig kit', ['an object', isObject]),
      ...each('enableEmbedded manualWCControl debug', flag),
    },
    live: {
      features: object({
        ...each(
          'swaps onramp receive send email emailShowWallets history analytics allWallets legalCheckbox collapseWallets pay smartSessions',
          flag,
        ),
        socials: [`${socials}, or false`, isSocials],
        connectMethodsOrder: order('email social wallet'),
        connectorTypeOrder: order('walletConnect recent injected featured custom external recommended'),
        walletFeaturesOrder: order('onramp swaps receive send'),
      }),
      allWallets: one('SHOW HIDE ONLY_MOBILE'),
      themeMode: one('light dark auto'),
      ...each('themeVariables modal', ['an object', isObject]),
      ...each('enableNetworkSwitch allowUnsupportedChain', flag),
      ...each('termsConditionsUrl privacyPolicyUrl', [
        'an address with https or http, or a path',
        matches(/^(https?:\/)?\/\S*$/),
      ]),
      customWallets: ['a list of wallets with id and name', listOf(hasText('id', 'name'))],
    },
  }
}
