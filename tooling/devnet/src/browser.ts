export { type DevAccount, devAccounts, devMnemonic } from './devAccounts.js'
export { devChain, devChainId, secondDevChainId } from './devChain.js'
export { callBatchAddress, devNamesAddress, multicall3Address } from './devContracts.js'
export { type DevToken, type DevTokenSymbol, devTokens } from './devTokens.js'
