import type { PolkadotNetwork } from './definePolkadotNetwork.js'

const dot = { name: 'Polkadot', symbol: 'DOT', decimals: 10 } as const
const ksm = { name: 'Kusama', symbol: 'KSM', decimals: 12 } as const
const shared = { namespace: 'polkadot', accountFormat: 'substrate' } as const

/** Polkadot's relay chain. */
export const polkadotRelay: PolkadotNetwork<'polkadot:91b171bb158e2d3848fa23a9f1c25182'> = {
  ...shared,
  reference: '91b171bb158e2d3848fa23a9f1c25182',
  id: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  genesisHash: '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3',
  name: 'Polkadot',
  nativeCurrency: dot,
  ss58Format: 0,
  rpcUrls: ['https://rpc.polkadot.io'],
  blockExplorer: { name: 'Subscan', url: 'https://polkadot.subscan.io' },
}

/** Polkadot's chain for balances and assets. */
export const polkadotAssetHub: PolkadotNetwork<'polkadot:68d56f15f85d3136970ec16946040bc1'> = {
  ...shared,
  reference: '68d56f15f85d3136970ec16946040bc1',
  id: 'polkadot:68d56f15f85d3136970ec16946040bc1',
  genesisHash: '0x68d56f15f85d3136970ec16946040bc1752654e906147f7e43e9d539d7c3de2f',
  name: 'Polkadot Asset Hub',
  nativeCurrency: dot,
  ss58Format: 0,
  rpcUrls: ['https://polkadot-asset-hub-rpc.polkadot.io'],
  blockExplorer: { name: 'Subscan', url: 'https://assethub-polkadot.subscan.io' },
}

/** Kusama's relay chain. */
export const kusamaRelay: PolkadotNetwork<'polkadot:b0a8d493285c2df73290dfb7e61f870f'> = {
  ...shared,
  reference: 'b0a8d493285c2df73290dfb7e61f870f',
  id: 'polkadot:b0a8d493285c2df73290dfb7e61f870f',
  genesisHash: '0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe',
  name: 'Kusama',
  nativeCurrency: ksm,
  ss58Format: 2,
  rpcUrls: ['https://kusama-rpc.polkadot.io'],
  blockExplorer: { name: 'Subscan', url: 'https://kusama.subscan.io' },
}

/** Kusama's chain for balances and assets. */
export const kusamaAssetHub: PolkadotNetwork<'polkadot:48239ef607d7928874027a43a6768920'> = {
  ...shared,
  reference: '48239ef607d7928874027a43a6768920',
  id: 'polkadot:48239ef607d7928874027a43a6768920',
  genesisHash: '0x48239ef607d7928874027a43a67689209727dfb3d3dc5e5b03a39bdc2eda771a',
  name: 'Kusama Asset Hub',
  nativeCurrency: ksm,
  ss58Format: 2,
  rpcUrls: ['https://kusama-asset-hub-rpc.polkadot.io'],
  blockExplorer: { name: 'Subscan', url: 'https://assethub-kusama.subscan.io' },
}

/** Westend, the public test network. */
export const westendRelay: PolkadotNetwork<'polkadot:e143f23803ac50e8f6f8e62695d1ce9e'> = {
  ...shared,
  reference: 'e143f23803ac50e8f6f8e62695d1ce9e',
  id: 'polkadot:e143f23803ac50e8f6f8e62695d1ce9e',
  genesisHash: '0xe143f23803ac50e8f6f8e62695d1ce9e4e1d68aa36c1cd2cfd15340213f3423e',
  name: 'Westend',
  nativeCurrency: { name: 'Westend', symbol: 'WND', decimals: 12 },
  ss58Format: 42,
  rpcUrls: ['https://westend-rpc.polkadot.io'],
  blockExplorer: { name: 'Subscan', url: 'https://westend.subscan.io' },
  testnet: true,
}
