import { ProviderError } from '../evm/ProviderError.js'
import type { BitcoinStandardWallet, BitcoinTestAccount } from './BitcoinTestWallet.js'
import type { BitcoinWalletCore } from './BitcoinWalletCore.js'
import type { BitcoinCard } from './bitcoinForms.js'
import { broadcastToEsplora } from './broadcastToEsplora.js'
import { signBitcoinMessage } from './signBitcoinMessage.js'
import { type BitcoinInputs, signBitcoinPsbt } from './signBitcoinPsbt.js'

type Input = Readonly<Record<string, unknown>>

const signing = ['bitcoin:signMessage', 'bitcoin:signTransaction', 'bitcoin:signAndSendTransaction'] as const

/** Creates the Wallet Standard interface of a test wallet: it exposes the account's addresses on every chain. */
export const createStandardWallet = (
  core: BitcoinWalletCore,
  options: { readonly name: string; readonly icon: string },
): BitcoinStandardWallet => {
  const { behavior, emitter } = core
  // Returns the same object for an account each time: pages compare accounts by identity.
  const shown = new Map<string, BitcoinTestAccount>()
  const has = (feature: string) => !behavior().unsupported.includes(feature)
  const toAccount = ({ address, publicKey, purpose }: BitcoinCard, chain: string): BitcoinTestAccount => {
    const features = signing.filter(has)
    const key = `${address} ${chain} ${features.join()}`
    const account = shown.get(key) ?? { address, publicKey, purpose, features, chains: [`bitcoin:${chain}`] }
    shown.set(key, account)
    return account
  }
  const accounts = () =>
    core.visible() ? core.chains.flatMap((chain) => core.cards(chain).map((card) => toAccount(card, chain))) : []
  const run = createSigners(core)
  const connect = (method: string) => (input?: { readonly silent?: boolean }) => {
    const isSilent = input?.silent === true
    return core.request(method, input, !isSilent && !core.visible(), () => {
      if (!isSilent) core.authorise()
      return { accounts: accounts() }
    })
  }
  const on = (event: string, listener: (...args: never[]) => void) => {
    emitter.on(event, listener)
    return () => emitter.off(event, listener)
  }
  const all: BitcoinStandardWallet['features'] = {
    'standard:connect': { version: '1.0.0', connect: connect('standard:connect') },
    'standard:disconnect': {
      version: '1.0.0',
      disconnect: () => core.request('standard:disconnect', undefined, false, core.withdraw),
    },
    'standard:events': { version: '1.0.0', on },
    'bitcoin:connect': { version: '1.0.0', connect: connect('bitcoin:connect') },
    ...Object.fromEntries(
      signing.map((feature) => [
        feature,
        {
          version: '1.0.0',
          [feature.slice('bitcoin:'.length)]: (...inputs: Input[]) =>
            core.request(feature, inputs, true, () => Promise.all(inputs.map((input) => run[feature]?.(input)))),
        },
      ]),
    ),
  }
  return {
    version: '1.0.0',
    ...options,
    chains: core.chains.map((chain) => `bitcoin:${chain}`),
    get features() {
      return Object.fromEntries(Object.entries(all).filter(([feature]) => has(feature)))
    },
    get accounts() {
      return accounts()
    },
  }
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
