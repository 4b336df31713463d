import { startBitcoin, whyNoBitcoin } from '@kit/devnet/bitcoin'
import { createBitcoinFixture, describeAdapter } from '@kit/testing/conformance'
import { describe } from 'vitest'
import { bitcoin } from './bitcoin.js'
import { bitcoinRegtest, bitcoinSignet } from './network/bitcoinNetworks.js'

const missing = await whyNoBitcoin()

describe.skipIf(missing !== undefined)(`Bitcoin adapter on regtest${missing ? ` (${missing})` : ''}`, () => {
  for (const discovery of ['standard', 'wbip'] as const) {
    describeAdapter(
      `conformance with wallets discovered by ${discovery}`,
      createBitcoinFixture({
        discovery,
        startChain: async () => {
          const chain = await startBitcoin()
          return {
            url: chain.url,
            stop: chain.stop,
            verifyMessage: ({ address, message, signature }) =>
              chain.rpc<boolean>('verifymessage', address, signature, message),
          }
        },
        createAdapter: ([one, two]) =>
          bitcoin({
            networks: [bitcoinRegtest({ esploraUrls: [one?.url ?? ''] }), bitcoinSignet],
            esploraUrls: { [bitcoinSignet.id]: [two?.url ?? ''] },
            pollingIntervalMs: 200,
          }),
      }),
    )
  }
})
