const view = { type: 'function', stateMutability: 'view' } as const
const word = (type: string, name = '') => ({ name, type })

/** Token functions that are read. */
export const erc20Abi = [
  { ...view, name: 'balanceOf', inputs: [word('address')], outputs: [word('uint256')] },
  { ...view, name: 'allowance', inputs: [word('address'), word('address')], outputs: [word('uint256')] },
  { ...view, name: 'decimals', inputs: [], outputs: [word('uint256')] },
  { ...view, name: 'name', inputs: [], outputs: [word('string')] },
  { ...view, name: 'symbol', inputs: [], outputs: [word('string')] },
] as const

/** The same for some of the oldest tokens, which return bytes32. */
export const bytes32TokenAbi = [
  { ...view, name: 'name', inputs: [], outputs: [word('bytes32')] },
  { ...view, name: 'symbol', inputs: [], outputs: [word('bytes32')] },
] as const
