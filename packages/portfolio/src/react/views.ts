export { nftView as Nft } from './Nft.js'
export { tokenView as Token } from './Token.js'
export { TokensTab } from './TokensTab.js'
export { Total } from './Total.js'
