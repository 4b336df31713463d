const view = { type: 'function', stateMutability: 'view' } as const
const word = (type: string) => ({ name: '', type })

/** Functions of ERC-721 and ERC-1155 that are read. */
export const nftAbi = [
  { ...view, name: 'ownerOf', inputs: [word('uint256')], outputs: [word('address')] },
  { ...view, name: 'balanceOf', inputs: [word('address'), word('uint256')], outputs: [word('uint256')] },
  { ...view, name: 'name', inputs: [], outputs: [word('string')] },
  { ...view, name: 'tokenURI', inputs: [word('uint256')], outputs: [word('string')] },
  { ...view, name: 'uri', inputs: [word('uint256')], outputs: [word('string')] },
] as const
