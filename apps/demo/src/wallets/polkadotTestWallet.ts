import { walletPictures } from './walletPictures.data.js'

/** The test wallet of Polkadot as an app names it. */
export const polkadotTestWallet = {
  id: 'test.kit.polkadot',
  name: 'Polkadot Test Wallet',
  chains: [],
  imageUrl: walletPictures.polkadot,
}
