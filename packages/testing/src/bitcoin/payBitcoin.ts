import { selectUTXO } from '@scure/btc-signer'
import { ProviderError } from '../evm/ProviderError.js'
import type { BitcoinChainName } from './BitcoinTestWallet.js'
import { type BitcoinCard, prefixesOf } from './bitcoinForms.js'
import { broadcastToEsplora } from './broadcastToEsplora.js'

type Coin = { readonly txid: string; readonly vout: number; readonly value: number }

/** Sends a payment from a card as a wallet does: selects inputs, builds, signs and broadcasts. Returns the transaction ID. */
export const payBitcoin = async (options: {
  readonly card: BitcoinCard
  readonly chain: BitcoinChainName
  readonly url: string
  readonly recipients: readonly { readonly address: string; readonly amount: bigint }[]
}): Promise<string> => {
  const { card, chain, url, recipients } = options
  const coins = (await (await fetch(`${url}/address/${card.address}/utxo`)).json()) as readonly Coin[]
  const inputs = await Promise.all(
    coins.slice(0, 50).map(async ({ txid, vout, value }) => ({
      txid,
      index: vout,
      ...(card.type === 'p2pkh'
        ? { nonWitnessUtxo: await readRaw(url, txid) }
        : { witnessUtxo: { script: card.script, amount: BigInt(value) } }),
      ...(card.redeemScript && { redeemScript: card.redeemScript }),
      ...(card.tapInternalKey && { tapInternalKey: card.tapInternalKey }),
    })),
  )
  const selected = selectUTXO(inputs, [...recipients], 'default', {
    changeAddress: card.address,
    feePerByte: 2n,
    createTx: true,
    network: prefixesOf(chain),
  })
  if (!selected?.tx) throw new ProviderError(-32603, 'Insufficient funds')
  selected.tx.sign(card.privateKey)
  selected.tx.finalize()
  return broadcastToEsplora(url, selected.tx.hex)
}

const readRaw = async (url: string, txid: string): Promise<Uint8Array> => {
  const hex = await (await fetch(`${url}/tx/${txid}/hex`)).text()
  return Uint8Array.from(hex.trim().match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}
