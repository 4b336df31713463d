import { ProviderError } from '../evm/ProviderError.js'
import { createWalletStandard } from '../solana/createWalletStandard.js'
import type { BitcoinStandardWallet, BitcoinTestAccount } from './BitcoinTestWallet.js'
import type { BitcoinWalletCore } from './BitcoinWalletCore.js'
import type { BitcoinCard } from './bitcoinForms.js'
import { broadcastToEsplora } from './broadcastToEsplora.js'
import { signBitcoinMessage } from './signBitcoinMessage.js'
import { type BitcoinInputs, signBitcoinPsbt } from './signBitcoinPsbt.js'

type Input = Readonly<Record<string, unknown>>

const signingFeatures = ['bitcoin:signMessage', 'bitcoin:signTransaction', 'bitcoin:signAndSendTransaction'] as const

/** Creates the Wallet Standard interface of a test wallet: it exposes the account's addresses on every chain. */
export const createStandardWallet = (
  core: BitcoinWalletCore,
  options: { readonly name: string; readonly icon: string },
): BitcoinStandardWallet => {
  const { behavior } = core
  // Returns the same object for an account each time: pages compare accounts by identity.
  const shown = new Map<string, BitcoinTestAccount>()
  const toAccount = ({ address, publicKey, purpose }: BitcoinCard, chain: string): BitcoinTestAccount => {
    const features = signingFeatures.filter((feature) => !behavior().unsupported.includes(feature))
    const key = `${address} ${chain} ${features.join()}`
    const account = shown.get(key) ?? { address, publicKey, purpose, features, chains: [`bitcoin:${chain}`] }
    shown.set(key, account)
    return account
  }
  const accounts = () =>
    core.visible() ? core.chains.flatMap((chain) => core.cards(chain).map((card) => toAccount(card, chain))) : []
  const signing = Object.entries(createSigners(core)).map(([feature, run]) => [
    feature,
    (inputs: readonly Input[]) => Promise.all(inputs.map(run)),
  ])
  return createWalletStandard({
    ...options,
    ...core,
    chains: core.chains.map((chain) => `bitcoin:${chain}`),
    accounts,
    unsupported: () => behavior().unsupported,
    connecting: ['standard:connect', 'bitcoin:connect'],
    signing: Object.fromEntries(signing),
  })
}

/** Returns the signing functions by feature. */
function createSigners(core: BitcoinWalletCore): Readonly<Record<string, (input: Input) => unknown>> {
  const cardOf = (account: unknown): BitcoinCard => core.find((account as BitcoinTestAccount | undefined)?.address)
  const inputsOf = (input: Input): BitcoinInputs => {
    const listed = input['inputsToSign'] as readonly { account: unknown; signingIndexes: readonly number[] }[]
    return listed.map(({ account, signingIndexes }) => ({ card: cardOf(account), indexes: signingIndexes }))
  }
  return {
    'bitcoin:signMessage': ({ account, message }) => {
      const text = new TextDecoder().decode(message as Uint8Array)
      const signature = signBitcoinMessage(cardOf(account), text, core.behavior().messageFormat)
      // The standard specifies bytes. Wallets return those of the signature, or of its text.
      return { signedMessage: message, signature: new TextEncoder().encode(signature) }
    },
    'bitcoin:signTransaction': (input) => ({
      signedPsbt: signBitcoinPsbt(input['psbt'] as Uint8Array, inputsOf(input), core.behavior().finalizesPsbt).toPSBT(),
    }),
    'bitcoin:signAndSendTransaction': async (input) => {
      const url = core.url(String(input['chain']).replace('bitcoin:', ''))
      if (url === undefined) throw new ProviderError(4901, 'Unknown chain.')
      const transaction = signBitcoinPsbt(input['psbt'] as Uint8Array, inputsOf(input), true)
      return { txId: await broadcastToEsplora(url, transaction.hex) }
    },
  }
}
