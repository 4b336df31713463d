import type { Peer } from '../peer/Peer.js'
import { appkit } from './appkit.js'
import { connectkit } from './connectkit.js'
import { rainbowkit } from './rainbowkit.js'
import { walletAdapter } from './walletAdapter.js'
import { web3Onboard } from './web3Onboard.js'

/** A kit that a dapp can be moved from, as on the command line. */
export type PeerId = 'rainbowkit' | 'connectkit' | 'appkit' | 'web3-onboard' | 'wallet-adapter'

/** Kits that a dapp can be moved from. */
export const peers: Readonly<Record<PeerId, Peer>> = {
  rainbowkit,
  connectkit,
  appkit,
  'web3-onboard': web3Onboard,
  'wallet-adapter': walletAdapter,
}
