/** Packages of the kit that a room may import, by folder. A room that isn't listed may import none. */
const evm = ['core', 'adapter', 'eip155']
const chain = ['core', 'adapter']
const feature = ['core', 'api', 'modal']

export const importTable: Readonly<Record<string, readonly string[]>> = {
  core: [],
  api: ['core'],
  modal: ['core'],
  adapter: ['core'],
  eip155: chain,
  'eip155-viem': evm,
  'eip155-ethers': evm,
  solana: chain,
  polkadot: chain,
  bitcoin: chain,
  walletconnect: chain,
  embedded: feature,
  portfolio: feature,
  send: feature,
  swap: feature,
  onramp: feature,
  pay: feature,
  names: feature,
  activity: feature,
  analytics: feature,
  siwx: ['core', 'modal'],
  'smart-sessions': feature,
  wagmi: ['core'],
  react: ['core'],
  'react-ui': ['core', 'modal', 'react'],
  // The script for pages without a bundler has an adapter.
  element: ['core', 'eip155-viem', 'react', 'react-ui'],
  evm: ['core', 'eip155-viem', 'react', 'react-ui'],
  testing: ['core'],
  icons: [],
  doctor: [],
  'create-kit-dapp': [],
  // The editing of source files, and how a program reports errors.
  migrate: ['create-kit-dapp'],
  server: ['core', 'siwx', 'solana', 'polkadot', 'bitcoin'],
}

/** Packages that are a feature each: a plugin, its commands and its views. */
export const features: readonly string[] = [
  ...Object.keys(importTable).filter((name) => importTable[name] === feature),
  'siwx',
]

/** Packages that the views of a feature (`src/react/`) may import, beside those of the feature. */
export const viewImports: readonly string[] = ['react', 'react-ui']

/** The only package that may import every feature and adapter. */
export const presetPackage = 'preset'

/** Packages that a page installs alone: they bring the engine. All others have it as a peer, so that a page has only one. */
export const wholePackages: readonly string[] = ['@kit/evm']

/** Packages that compile without DOM and Node types. */
export const headlessPackages: readonly string[] = [
  'core',
  'api',
  'modal',
  'adapter',
  'eip155',
  'eip155-viem',
  'eip155-ethers',
  'solana',
  'polkadot',
  'bitcoin',
  'walletconnect',
  'portfolio',
  'send',
  'swap',
  'onramp',
  'pay',
  'names',
  'activity',
  'analytics',
  'siwx',
  'smart-sessions',
]

/** Folders of the engine that only `flows/` may join. */
export const coreRooms: readonly string[] = ['connection', 'network', 'account', 'wallet', 'pairing']

/** Calls that are allowed at the top of a module, because they only create a value. */
export const pureCalls: readonly string[] = [
  'BigInt',
  'Object.assign',
  'Object.entries',
  'Object.freeze',
  'Object.fromEntries',
  'Object.keys',
  'Object.values',
  'String.raw',
  'Symbol',
  'Symbol.for',
  'base64url',
  'createContext',
  'defineEndpoint',
  'defineFeature',
  'defineMessages',
  'defineView',
  'encodeURIComponent',
  'failureField',
  'groupViews',
  'localizedTexts',
  'lazy',
  'memo',
  'textSchema',
  'timeMs',
  'z',
]

/** Methods that return a new value. */
export const pureMethods: readonly string[] = [
  'concat',
  'default',
  'extend',
  'filter',
  'flatMap',
  'join',
  'map',
  'meta',
  'nullish',
  'optional',
  'pipe',
  'repeat',
  'replaceAll',
  'slice',
  'split',
  'toLowerCase',
  'trim',
]
