import { ProviderError } from '../evm/ProviderError.js'
import type { SolanaSigner } from './createSolanaSigner.js'
import { formatSignIn } from './formatSignIn.js'
import type { SolanaTestWalletBehavior } from './SolanaTestWallet.js'
import { sendSolanaTransaction } from './sendSolanaTransaction.js'

type Input = Readonly<Record<string, unknown>>
type Handler = (inputs: readonly Input[]) => unknown

/**
 * Creates the features, which run after the owner agreed: signing, sending, signing in.
 *
 * @example createSolanaFeatures(context)['solana:signMessage']?.([{ account, message }])
 */
export const createSolanaFeatures = (context: {
  readonly signer: SolanaSigner
  readonly chains: Readonly<Record<string, string>>
  readonly domain: string
  readonly behavior: () => SolanaTestWalletBehavior
  /** Accounts that the page may see, as it sees them. */
  readonly accounts: () => readonly { readonly address: string }[]
  /** Lets the page see an account. */
  readonly authorise: () => void
}): Readonly<Record<string, Handler>> => {
  const { signer, chains, behavior, accounts } = context
  const addressOf = ({ account }: Input): string => {
    const { address } = (account ?? {}) as { readonly address?: unknown }
    if (accounts().some((one) => one.address === address)) return String(address)
    throw new ProviderError(4100, 'The requested account has not been authorized by the user.')
  }
  const bytesOf = (value: unknown): Uint8Array => {
    if (value instanceof Uint8Array) return value
    throw new ProviderError(-32602, 'Invalid params: bytes are expected')
  }
  const sign = (input: Input): Uint8Array => {
    const transaction = bytesOf(input['transaction'])
    const version = (transaction[1 + 64 * (transaction[0] ?? 0)] ?? 0) >= 0x80 ? 0 : 'legacy'
    if (!behavior().versions.includes(version)) throw new ProviderError(-32602, `Version ${version} is not supported`)
    return signer.signTransaction(addressOf(input), transaction)
  }
  const signIn = (input: Input) => {
    context.authorise()
    const [account] = accounts()
    const address = String(input['address'] ?? account?.address)
    const domain = String(input['domain'] ?? context.domain)
    const signedMessage = new TextEncoder().encode(formatSignIn(input, domain, address))
    return { account, signedMessage, signature: signer.sign(address, signedMessage) }
  }
  return {
    'solana:signMessage': (inputs) =>
      inputs.map((input) => {
        const message = bytesOf(input['message'])
        return { signedMessage: Uint8Array.from(message), signature: signer.sign(addressOf(input), message) }
      }),
    'solana:signTransaction': (inputs) => inputs.map((input) => ({ signedTransaction: sign(input) })),
    'solana:signAndSendTransaction': (inputs) =>
      Promise.all(
        inputs.map(async (input) => {
          const url = chains[String(input['chain'])]
          if (url === undefined) throw new ProviderError(4901, 'Unknown chain.')
          return { signature: await sendSolanaTransaction(url, sign(input)) }
        }),
      ),
    'solana:signIn': (inputs) => (inputs.length === 0 ? [{}] : inputs).map(signIn),
  }
}
