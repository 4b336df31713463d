import { knownLocales } from '../../../packages/core/src/text/knownLocales.data.js'
/**
 * When a chunk is loaded:
 *
 * - `load`: with the page;
 * - `open`: when the modal opens, before its first frame;
 * - `idle`: right after that frame, or when a wallet or a feature is used;
 * - `use`: when one view or function needs it;
 * - `part`: with a file that imports it. Other files of the package load without it.
 */
export type ChunkMoment = 'load' | 'open' | 'idle' | 'use' | 'part'

/** A chunk: modules relative to `src`, without an extension. */
export type ChunkRow = {
  readonly moment: ChunkMoment
  /** Modules that `import()` names, or that are imported directly (`load`, `part`). The chunk is named after the first. */
  readonly modules: readonly [string, ...string[]]
}

const at =
  (moment: ChunkMoment) =>
  (...modules: readonly [string, ...string[]]): ChunkRow => ({ moment, modules })
const load = at('load')
const open = at('open')
const idle = at('idle')
const use = at('use')
const part = at('part')

/** Whether `import()` names the modules of a row. */
export const isLazyRow = ({ moment }: ChunkRow): boolean => moment !== 'load' && moment !== 'part'

/** Rows of the texts in other languages: the list of files, and one file for each. */
const locales = (folder: string): readonly ChunkRow[] => [
  use(`${folder}/locales.data`),
  ...knownLocales.filter((locale) => locale !== 'en').map((locale) => use(`${folder}/locale/${locale}.data`)),
]

/** Rows of a feature: its plugin and its descriptor for the modal, its services, and its views with their English texts. */
const feature = (id: string, plugin: readonly [string, ...string[]] = [id]): readonly ChunkRow[] => [
  load(...plugin),
  load(`react/${id}Feature`),
  idle(`commands/${id}Commands`),
  idle('react/views'),
  ...locales('react'),
]

/**
 * All dynamic imports of the packages that run in a page. A module is in the chunk that names it, or else in the first chunk that needs it
 * and whose moment isn't `use`. A module that only `use` chunks need is part of its chunk, or of one that several share. A package without rows
 * is a feature that has no other chunks.
 */
export const chunkTable: Readonly<Record<string, readonly ChunkRow[]>> = {
  adapter: [
    load(
      'network/getExplorerUrl',
      'network/toUnknownNetwork',
      'wallet/requestWalletProvider',
      'wallet/subscribeLazily',
      'wallet/readField',
      'base58/decodeBase58',
      'standard/parseStandardWallet',
      'standard/readFeature',
      'standard/watchStandardWallets',
    ),
  ],
  analytics: [load('analytics'), idle('services/createAnalyticsServices')],
  api: [
    // The preset loads no more of it.
    load('directory/lazyDirectory'),
    load(
      'client/createApiClient',
      'endpoint/getAllowedOrigins',
      'endpoint/getBalance',
      'endpoint/getIdentity',
      'endpoint/identitySource',
      'endpoint/isNetworkSupported',
      'endpoint/isOriginListed',
      'endpoint/tokenSource',
      'parse/numberOf',
      'parse/splitCaipAddress',
      'parse/wordOf',
    ),
    // A file of its own, because the preset has no use for its `import()`.
    load('directory/directory'),
    load('directory/bundledDirectory'),
    idle('directory/startDirectory'),
    idle('directory/startBundledDirectory'),
  ],
  bitcoin: [
    load('bitcoin', 'network/bitcoinNetworks'),
    idle('wallet/openWallet', 'error/toBitcoinWalletError', 'request/bitcoinWalletRequests'),
    use('capability/createBitcoinCapabilities'),
    use('esplora/createEsploraReads'),
    use('library/createBitcoinLibrary'),
    use('library/openPsbtSigner'),
    use('message/checkMessage'),
    use('message/verifyBitcoinMessage'),
    use('payment/formatBitcoinPaymentUri'),
  ],
  core: [
    load(
      'index',
      'account/Loadables',
      'account/queryKey',
      'error/markUnsent',
      'error/hasRejectionCode',
      'error/toKitError',
      'kit/PluginsOf',
      'persistence/hasStored',
      'ports/expireAfter',
      'ports/startStopwatch',
      'query/createQuery',
      'signal/abortable',
      'signal/createAbortLimit',
      'signal/pause',
      'store/createWatch',
      'store/whenSubscribed',
      'text/isAsciiName',
      'text/knownLocales.data',
      'text/matchLocale',
    ),
    open('engine/engineCommands', 'adapter', 'plugin'),
    use('engine/walletCommands'),
    // Of the views to pair, and of those after connecting.
    part('wallet/listDirectoryWallets', 'pairing/walletLinkFallback'),
    part('text/isHomoglyph'),
  ],
  eip155: [
    load('adapter/createEip155Adapter', 'network/toNetwork'),
    idle('connector/openSessions', 'provider/walletErrors', 'request/walletRequests', 'address/ChecksumAddress'),
    use('capability/createCapabilities'),
    use('payment/formatPaymentUri'),
    use('rpc/createEvmRpcClient'),
    use('verify/verifySignature'),
  ],
  'eip155-ethers': [load('eip155'), use('library/createEthersLibrary')],
  'eip155-viem': [
    load('eip155'),
    use('library/createLibrary'),
    use('library/extendPublic'),
    use('library/family/celo'),
    use('library/family/linea'),
    use('library/family/opStack'),
    use('library/family/zkStack'),
    use('library/normalizeName'),
    use('library/openNetworkClient'),
    use('library/wrapProvider'),
  ],
  element: [],
  evm: [],
  embedded: [
    load('embedded', 'state/storageKey', 'social/listSocials', 'social/startSocial'),
    load('react/embeddedFeature'),
    idle('react/connectMethods', 'react/en.data'),
    use('services/createEmbeddedServices'),
    use('frame/isOriginRejected'),
    use('react/views'),
    ...locales('react'),
  ],
  icons: [load('icons'), load('wallets'), use('namespaces.data'), use('networks.data')],
  modal: [
    load('createModalPlugin', 'modalOf'),
    open('commands/modalCommands', 'engine', 'plugin'),
    use('state/parseAlertCode'),
  ],
  pay: [...feature('pay', ['pay', 'apiExchanges']), use('createApiExchanges')],
  polkadot: [
    load('polkadot', 'network/polkadotNetworks'),
    idle('wallet/openPolkadotSession', 'error/toPolkadotWalletError', 'request/polkadotWalletRequests'),
    use('createPolkadotLibrary'),
    use('capability/createPolkadotCapabilities'),
    use('verify/verifyPolkadotMessage'),
    use('verify/verifyPolkadotSignature'),
    load('papi/getPapiSigner'),
  ],
  portfolio: [...feature('portfolio'), use('react/NftsTab')],
  preset: [load('index', 'react/index'), open('kit/createGroupProvider'), idle('kit/createServiceClients')],
  react: [load('KitProvider', 'useConnection', 'useKit', 'useModalIntent'), use('viem/encodeContractCall')],
  'react-ui': [
    load('opening/KitModal', 'opening/modal', 'button/ConnectButton', 'contribution/groupViews', 'mount'),
    // A file of its own, because bundlers keep what an `import()` of a page's file names, called or not.
    load('feature/defineFeature', 'feature/localizedTexts'),
    // With what both the next file and the views after connecting use. Pages without features leave it out.
    open(
      'opening/openingParts',
      'feature/FeaturePart',
      'feature/useContributions',
      'part/Divider',
      'theme/useAppearance',
    ),
    open('feature/FeatureProvider'),
    // With the parts that views of both other chunks use.
    idle('opening/walletViews', 'part/CopyButton', 'part/SearchField', 'part/Tabs'),
    idle('opening/pairingViews'),
    idle('opening/connectedViews', 'feature', 'feature/accountSlots'),
    ...locales('text'),
  ],
  siwx: [
    ...feature('siwx', ['siwx', 'createSiwx', 'config/createLazyConfig']),
    use('page/pageCommands'),
    use('commands/siweSignInCommands'),
    use('serverClient/serverCommands'),
  ],
  solana: [
    load('solana', 'network/solanaNetworks'),
    idle('wallet/openSolanaSession', 'error/toSolanaWalletError', 'request/solanaWalletRequests'),
    use('capability/createSolanaCapabilities'),
    use('createSolanaLibrary'),
    idle('payment/formatSolanaPaymentUri'),
    use('signin/signInWith'),
    use('verify/verifySolanaSignature'),
    // Last: only these import packages that few apps install.
    load('kit/getTransactionSigner'),
    load('wallet-adapter/createWalletAdapterStore'),
  ],
  swap: [
    ...feature('swap', ['swap', 'swapConversion', 'intentConversion']),
    use('convert/createConversion'),
    use('convert/createIntents'),
  ],
  wagmi: [load('createKitConfig', 'syncWagmi', 'kitConnector'), use('promptUser')],
  walletconnect: [load('walletConnect'), use('createRemotePairing')],
}

/** Rows of a package, by the name of its folder. */
export const chunkRowsOf = (name: string, has: (module: string) => boolean): readonly ChunkRow[] => {
  const rows = chunkTable[name] ?? feature(name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()))
  return rows.filter(({ modules: [module] }) => !/(^|\/)locales?(\.data$|\/)/.test(module) || has(module))
}

/** Name of a chunk's file: that of its module. */
export const chunkName = ({ modules: [path] }: ChunkRow): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/\.data$/, '')
