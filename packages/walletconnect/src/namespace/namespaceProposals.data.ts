import type { NamespaceProposal } from './formatNamespaces.js'

const events = ['accountsChanged', 'chainChanged'] as const

/** The kit's default proposals by namespace. Everything is optional for the wallet. */
export const namespaceProposals: { readonly [namespace: string]: NamespaceProposal } = {
  eip155: {
    methods: [
      'eth_sendTransaction',
      'eth_signTransaction',
      'eth_sign',
      'personal_sign',
      'eth_signTypedData',
      'eth_signTypedData_v3',
      'eth_signTypedData_v4',
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_getPermissions',
      'wallet_requestPermissions',
      'wallet_revokePermissions',
      'wallet_watchAsset',
      'wallet_scanQRCode',
      'wallet_getCapabilities',
      'wallet_sendCalls',
      'wallet_getCallsStatus',
      'wallet_showCallsStatus',
      'wallet_getAssets',
      'wallet_grantPermissions',
      'wallet_requestExecutionPermissions',
      'wallet_revokeExecutionPermission',
      'wallet_getSupportedExecutionPermissions',
      'wallet_getGrantedExecutionPermissions',
    ],
    events: [...events, 'message', 'disconnect', 'connect'],
  },
  solana: {
    methods: [
      'solana_signMessage',
      'solana_signTransaction',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
      'solana_getAccounts',
      'solana_requestAccounts',
    ],
    events,
  },
  polkadot: { methods: ['polkadot_signTransaction', 'polkadot_signMessage'], events },
  bip122: {
    methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
    events: [...events, 'bip122_addressesChanged'],
  },
  cosmos: { methods: ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino'], events },
}
