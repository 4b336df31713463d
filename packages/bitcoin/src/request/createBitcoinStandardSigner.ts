import { readFeature, readField } from '@kit/adapter'
import { KitError } from '@kit/core/adapter'
import { findChain } from '../network/findChain.js'
import type { StandardProvider } from '../wallet/BitcoinProvider.js'
import { requestBitcoinProvider } from '../wallet/requestBitcoinProvider.js'
import type { BitcoinSignerCall, BitcoinWalletSigner } from './BitcoinWalletSigner.js'
import { readSignature, readSignedPsbt, readTransactionId } from './signerAnswers.js'

/**
 * Wraps a wallet-standard wallet as a signer with the features of the account.
 *
 * @throws KitError `account/notFound` when the wallet no longer shares the address.
 * @example createBitcoinStandardSigner(session.provider, address).signMessage?.({ … })
 */
export function createBitcoinStandardSigner(provider: StandardProvider, address: string): BitcoinWalletSigner {
  const { wallet } = provider
  const accountOf = (wanted: string) => {
    const account = provider.findAccount(wanted)
    if (account) return account
    throw new KitError('account/notFound', {
      shortMessage: 'The wallet no longer exposes this account.',
      details: wanted,
    })
  }
  const account = accountOf(address)
  const featureOf = (name: `bitcoin:${string}`) => {
    // A wallet may list features per account. Otherwise the account has the features of the wallet.
    const own = readField(account, 'features')
    const isSupported = !Array.isArray(own) || own.length === 0 || own.includes(name)
    return isSupported ? readFeature(wallet, name) : undefined
  }
  const ask = async (name: `bitcoin:${string}`, run: () => unknown, { signal }: BitcoinSignerCall) => {
    // Called inside the request, because even reading the result may throw.
    const first = (answer: unknown) => (Array.isArray(answer) ? answer[0] : answer) as unknown
    return requestBitcoinProvider(name, async () => first(await run()), signal)
  }
  const toInput = ({ network, psbt, inputs }: Parameters<NonNullable<BitcoinWalletSigner['signPsbt']>>[0]) => {
    const chain = findChain(network.id)
    const inputsToSign = inputs.map(({ address: signer, indexes }) => ({
      account: accountOf(signer),
      signingIndexes: [...indexes],
    }))
    return { psbt, inputsToSign, ...(chain && { chain: `bitcoin:${chain.name}` }) }
  }

  const signMessage = featureOf('bitcoin:signMessage')
  const sign = featureOf('bitcoin:signTransaction')
  const send = featureOf('bitcoin:signAndSendTransaction')
  const signPsbt: BitcoinWalletSigner['signPsbt'] =
    sign &&
    (async (call) => {
      const answer = await ask('bitcoin:signTransaction', () => sign(toInput(call)), call)
      return { psbt: readSignedPsbt(readField(answer, 'signedPsbt')) }
    })
  const signToSend: BitcoinWalletSigner['signToSend'] = send
    ? async (call) => {
        const answer = await ask('bitcoin:signAndSendTransaction', () => send(toInput(call)), call)
        return { psbt: call.psbt, txid: readTransactionId(answer) }
      }
    : signPsbt
  return {
    ...(signMessage && {
      async signMessage(call) {
        const message = new TextEncoder().encode(call.message)
        const answer = await ask('bitcoin:signMessage', () => signMessage({ account, message }), call)
        return readSignature(readField(answer, 'signature'))
      },
    }),
    ...(signPsbt && { signPsbt }),
    ...(signToSend && { signToSend }),
  }
}
