import { bip122Verifier } from '@kit/bitcoin/verify'
import { eip155Verifier } from '@kit/eip155-viem/verify'
import { polkadotVerifier } from '@kit/polkadot/verify'
import { solanaVerifier } from '@kit/solana/verify'
import { createSiwxServer } from '../../../server/index.js'

const rpcUrls = { 'eip155:1': 'https://ethereum.example' }
export const backend = createSiwxServer({
  domains: ['dapp.example', 'www.dapp.example'],
  verifiers: [eip155Verifier({ rpcUrls }), solanaVerifier(), polkadotVerifier(), bip122Verifier()],
  secret: process.env['SIWX_SECRET'],
})
