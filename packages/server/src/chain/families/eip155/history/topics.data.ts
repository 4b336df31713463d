/** First topics of the events that the history reads. */
export const topics = {
  /** `Transfer(address,address,uint256)` of ERC-20 and, with the third argument indexed, of ERC-721. */
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  /** ERC-1155 `TransferSingle(address,address,address,uint256,uint256)`. */
  transferSingle: '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  /** ERC-1155 `TransferBatch(address,address,address,uint256[],uint256[])`. */
  transferBatch: '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
  /** `Deposit(address,uint256)` of wrapped native currency. */
  deposit: '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c',
  /** `Withdrawal(address,uint256)` of wrapped native currency. */
  withdrawal: '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65',
} as const
