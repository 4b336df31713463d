/** Common functions by selector: tokens and NFTs, wrapped currency, approvals, exchanges, batches. */
export const knownFunctions: { readonly [selector: string]: string } = {
  '0xa9059cbb': 'transfer(address to, uint256 amount)',
  '0x23b872dd': 'transferFrom(address from, address to, uint256 amount)',
  '0x095ea7b3': 'approve(address spender, uint256 amount)',
  '0x39509351': 'increaseAllowance(address spender, uint256 amount)',
  '0xa457c2d7': 'decreaseAllowance(address spender, uint256 amount)',
  '0xd505accf':
    'permit(address owner, address spender, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  '0x87517c45': 'approve(address token, address spender, uint160 amount, uint48 expiration)',
  '0x2b67b570':
    'permit(address owner, ((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) permitted, bytes signature)',
  '0x2a2d80d1':
    'permit(address owner, ((address token, uint160 amount, uint48 expiration, uint48 nonce)[] details, address spender, uint256 sigDeadline) permitted, bytes signature)',
  '0x36c78516': 'transferFrom(address from, address to, uint160 amount, address token)',
  '0x0d58b1db': 'transferFrom((address from, address to, uint160 amount, address token)[] transfers)',
  '0x42842e0e': 'safeTransferFrom(address from, address to, uint256 id)',
  '0xb88d4fde': 'safeTransferFrom(address from, address to, uint256 id, bytes data)',
  '0xf242432a': 'safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  '0x2eb2c2d6': 'safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  '0xa22cb465': 'setApprovalForAll(address operator, bool approved)',
  '0x40c10f19': 'mint(address to, uint256 amount)',
  '0x42966c68': 'burn(uint256 amount)',
  '0xd0e30db0': 'deposit()',
  '0x2e1a7d4d': 'withdraw(uint256 amount)',
  '0xac9650d8': 'multicall(bytes[] calls)',
  '0x5ae401dc': 'multicall(uint256 deadline, bytes[] calls)',
  '0x1f0464d1': 'multicall(bytes32 previousBlockhash, bytes[] calls)',
  '0x82ad56cb': 'aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
  '0x174dea71': 'aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)',
  '0xb61d27f6': 'execute(address target, uint256 value, bytes callData)',
  '0x34fcd5be': 'executeBatch((address target, uint256 value, bytes callData)[] calls)',
  '0xe9ae5c53': 'execute(bytes32 mode, bytes executionCalldata)',
  '0x5c1c6dcd': 'execute((address target, uint256 value, bytes callData) execution)',
  '0x252dba42': 'aggregate((address target, bytes callData)[] calls)',
  '0xbce38bd7': 'tryAggregate(bool requireSuccess, (address target, bytes callData)[] calls)',
  '0xc3077fa9': 'blockAndAggregate((address target, bytes callData)[] calls)',
  '0x399542e9': 'tryBlockAndAggregate(bool requireSuccess, (address target, bytes callData)[] calls)',
  '0x18dfb3c7': 'executeBatch(address[] targets, bytes[] callDatas)',
  '0x47e1da2a': 'executeBatch(address[] targets, uint256[] values, bytes[] callDatas)',
  '0xcef6d209': 'redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] executions)',
  '0x49934047':
    'disableDelegation((address delegate, address delegator, bytes32 authority, (address enforcer, bytes terms, bytes args)[] caveats, uint256 salt, bytes signature) delegation)',
  '0x38ed1739':
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  '0x472b43f3': 'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to)',
  '0x8803dbee':
    'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
  '0x42712a67': 'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to)',
  '0x7ff36ab5': 'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  '0xfb3bdb41': 'swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline)',
  '0x18cbafe5':
    'swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  '0x4a25d94a':
    'swapTokensForExactETH(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
  '0x5c11d795':
    'swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  '0xb6f9de95':
    'swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  '0x791ac947':
    'swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  '0x04e45aaf':
    'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
  '0x414bf389':
    'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
  '0xb858183f': 'exactInput((bytes path, address recipient, uint256 amountIn, uint256 amountOutMinimum) params)',
  '0xc04b8d59':
    'exactInput((bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum) params)',
  '0x5023b4df':
    'exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)',
  '0x09b81346': 'exactOutput((bytes path, address recipient, uint256 amountOut, uint256 amountInMaximum) params)',
  '0x49404b7c': 'unwrapWETH9(uint256 amountMinimum, address recipient)',
  '0x12210e8a': 'refundETH()',
  '0xdf2ab5bb': 'sweepToken(address token, uint256 amountMinimum, address recipient)',
  '0x3593564c': 'execute(bytes commands, bytes[] inputs, uint256 deadline)',
  '0x24856bc3': 'execute(bytes commands, bytes[] inputs)',
}
