/** What errors that many contracts share mean: ERC-6093, and those of OpenZeppelin 5. */
export const contractErrors: Readonly<Record<string, string>> = {
  'ERC20InsufficientBalance(address,uint256,uint256)': 'The account holds too little of the token.',
  'ERC20InsufficientAllowance(address,uint256,uint256)': 'The allowance of the token is too small.',
  'ERC20InvalidReceiver(address)': 'The token cannot be sent to this address.',
  'ERC20InvalidSender(address)': 'The token cannot be sent from this address.',
  'ERC20InvalidSpender(address)': 'The token cannot be approved for this address.',
  'ERC20InvalidApprover(address)': 'This address cannot approve the token.',
  'ERC721NonexistentToken(uint256)': 'There is no such collectible.',
  'ERC721IncorrectOwner(address,uint256,address)': 'The collectible belongs to somebody else.',
  'ERC721InsufficientApproval(address,uint256)': 'The owner of the collectible did not approve this.',
  'ERC721InvalidReceiver(address)': 'The collectible cannot be sent to this address.',
  'ERC1155InsufficientBalance(address,uint256,uint256,uint256)': 'The account holds too few of the collectible.',
  'ERC1155MissingApprovalForAll(address,address)': 'The owner of the collectible did not approve this.',
  'ERC1155InvalidReceiver(address)': 'The collectible cannot be sent to this address.',
  'ERC2612ExpiredSignature(uint256)': 'The signed permit has expired.',
  'ERC2612InvalidSigner(address,address)': 'The permit is signed by another account.',
  'SafeERC20FailedOperation(address)': 'The token refused the transfer.',
  'OwnableUnauthorizedAccount(address)': 'Only the owner of the contract may do this.',
  'AccessControlUnauthorizedAccount(address,bytes32)': 'This account may not do this.',
  'EnforcedPause()': 'The contract is paused.',
  'ExpectedPause()': 'The contract is not paused.',
  'ReentrancyGuardReentrantCall()': 'The contract was called again while it was at work.',
  'InsufficientBalance(uint256,uint256)': 'The contract holds too little.',
  'FailedCall()': 'A call inside the contract failed.',
}

/** What the codes of `Panic(uint256)` mean. */
export const panics: Readonly<Record<number, string>> = {
  1: 'A check inside the contract failed.',
  17: 'A number became too large or negative.',
  18: 'The contract divided by zero.',
  33: 'A value is not one of its list.',
  49: 'The contract took from an empty list.',
  50: 'The contract read beyond a list.',
  65: 'The contract asked for too much memory.',
  81: 'The contract called a function that is not set.',
}
