// Errors observed in wallets, according to public issue threads and their documentation.

/** The user declined. */
export const rejections: readonly (readonly [string, unknown])[] = [
  ['MetaMask', { code: 4001, message: 'MetaMask Tx Signature: User denied transaction signature.' }],
  ['MetaMask, connecting', { code: 4001, message: 'User rejected the request.' }],
  ['MetaMask Mobile, code as text', { code: '4001', message: 'User rejected the request.' }],
  ['Coinbase Wallet', { code: 4001, message: 'User denied account authorization' }],
  ['Coinbase popup', new Error('User closed modal')],
  ['Trust Wallet, words only', 'cancelled'],
  ['Trust Wallet mobile', { code: -32000, message: 'User canceled' }],
  ['Rainbow', { code: -32603, message: 'Internal error', data: { originalError: { code: 4001 } } }],
  ['OKX', { code: -32603, data: { code: 4001, message: 'User rejected the request.' } }],
  ['Ledger', new Error('Action cancelled by user')],
  [
    'Ledger app',
    { name: 'TransportStatusError', message: 'Ledger device: Condition not satisfied (denied by the user?)' },
  ],
  ['Safe', new Error('Transaction was rejected')],
  ['Brave', { code: 4001, message: 'The user rejected the request.' }],
  ['ethers v5', Object.assign(new Error('user rejected transaction'), { code: 'ACTION_REJECTED' })],
  [
    'ethers v6',
    Object.assign(new Error('ethers-user-denied'), { code: 'ACTION_REJECTED', info: { error: { code: 4001 } } }),
  ],
  ['viem', new Error('Transaction failed', { cause: Object.assign(new Error('x'), { code: 4001 }) })],
  ['pairing', { code: 5000, message: 'User rejected.' }],
  ['pairing, methods', { code: 5002, message: 'User rejected methods.' }],
  ['pairing, the code alone', { code: 5001, message: 'No.' }],
  ['pairing, wrapped', { error: { code: 5000, message: 'User disapproved requested methods' } }],
]

/** Failures that aren't a rejection by the user. */
export const failures: readonly (readonly [string, unknown, string])[] = [
  [
    'request already open',
    { code: -32002, message: "Request of type 'wallet_requestPermissions' already pending" },
    'connection/pending',
  ],
  [
    'not authorised',
    { code: 4100, message: 'The requested method has not been authorized by the user.' },
    'wallet/unauthorized',
  ],
  ['unknown method', { code: -32601, message: 'The method "wallet_x" does not exist.' }, 'wallet/unsupportedMethod'],
  ['unsupported method', { code: 4200, message: 'Unsupported.' }, 'wallet/unsupportedMethod'],
  ['disconnected', { code: 4900, message: 'Disconnected from all chains.' }, 'wallet/disconnected'],
  [
    'revert that speaks of a user',
    { code: 3, message: 'execution reverted: user denied by policy' },
    'transaction/reverted',
  ],
  [
    'revert inside',
    { code: -32603, message: 'Internal', data: { code: 3, message: 'execution reverted' } },
    'transaction/reverted',
  ],
  [
    'too little money',
    { code: -32000, message: 'insufficient funds for gas * price + value' },
    'transaction/insufficientFunds',
  ],
  ['a fetch that was aborted', new Error('The user aborted a request.'), 'wallet/failed'],
  ['node refuses', { code: -32000, message: 'transaction rejected: nonce too low' }, 'wallet/failed'],
  ['nothing', undefined, 'wallet/failed'],
  ['null', null, 'wallet/failed'],
  ['a number', 42, 'wallet/failed'],
]

/** The wallet doesn't know the chain. */
export const unknownChains: readonly (readonly [string, unknown])[] = [
  ['plain', { code: 4902, message: 'Unrecognized chain ID "0x2105".' }],
  ['as text', { code: '4902', message: '' }],
  ['nested', { code: -32603, message: 'Internal', data: { originalError: { code: 4902 } } }],
  ['data', { code: -32000, data: { code: 4902 } }],
  [
    'internal',
    {
      code: -32603,
      message: 'Unrecognized chain ID "0x2105". Try adding the chain using wallet_addEthereumChain first.',
    },
  ],
  ['bare internal', { code: -32603, message: 'Internal error' }],
  ['cause', new Error('Switch failed', { cause: { code: 4902 } })],
  ['words', new Error('Chain 8453 is not configured')],
  ['mobile', { code: -32000, message: 'Network has not been added yet' }],
]
