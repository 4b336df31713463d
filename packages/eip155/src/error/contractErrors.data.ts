/** Descriptions of common contract errors: ERC-6093 and OpenZeppelin 5. */
export const contractErrors: Readonly<Record<string, string>> = {
  'ERC20InsufficientBalance(address,uint256,uint256)': 'Insufficient token balance.',
  'ERC20InsufficientAllowance(address,uint256,uint256)': 'The spending cap for this token is too low.',
  'ERC20InvalidReceiver(address)': "This token can't be sent to this address.",
  'ERC20InvalidSender(address)': "This token can't be sent from this address.",
  'ERC20InvalidSpender(address)': "This address can't be approved to spend the token.",
  'ERC20InvalidApprover(address)': "This address can't approve spending of the token.",
  'ERC721NonexistentToken(uint256)': 'This NFT does not exist.',
  'ERC721IncorrectOwner(address,uint256,address)': 'This NFT belongs to another account.',
  'ERC721InsufficientApproval(address,uint256)': 'The owner of this NFT has not approved the transfer.',
  'ERC721InvalidReceiver(address)': "This NFT can't be sent to this address.",
  'ERC1155InsufficientBalance(address,uint256,uint256,uint256)': 'Insufficient balance of this NFT.',
  'ERC1155MissingApprovalForAll(address,address)': 'The owner of this NFT has not approved the transfer.',
  'ERC1155InvalidReceiver(address)': "This NFT can't be sent to this address.",
  'ERC2612ExpiredSignature(uint256)': 'The permit has expired.',
  'ERC2612InvalidSigner(address,address)': 'The permit was signed by a different account.',
  'SafeERC20FailedOperation(address)': 'The token contract rejected the transfer.',
  'OwnableUnauthorizedAccount(address)': 'Only the contract owner can do this.',
  'AccessControlUnauthorizedAccount(address,bytes32)': 'This account is not authorized to do this.',
  'EnforcedPause()': 'The contract is paused.',
  'ExpectedPause()': 'The contract is not paused.',
  'ReentrancyGuardReentrantCall()': 'Reentrant call to the contract.',
  'InsufficientBalance(uint256,uint256)': 'Insufficient contract balance.',
  'FailedCall()': 'A call inside the contract failed.',
}

/** Descriptions of `Panic(uint256)` codes. */
export const panics: Readonly<Record<number, string>> = {
  1: 'An assertion in the contract failed.',
  17: 'Arithmetic overflow or underflow.',
  18: 'Division by zero.',
  33: 'Invalid enum value.',
  49: 'Removed an item from an empty array.',
  50: 'Array index out of bounds.',
  65: 'Out of memory.',
  81: 'Called an uninitialized function.',
}
