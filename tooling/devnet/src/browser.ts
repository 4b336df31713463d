export { type DevAccount, devAccounts, devMnemonic } from './devAccounts.js'
export { devChain, devChainId, secondDevChainId } from './devChain.js'
export { type DevToken, devNamesAddress, devTokens, multicall3Address } from './devContracts.js'
