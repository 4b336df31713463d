import { readFeature, readField, type StandardAccount, type StandardWallet } from '@kit/adapter'
import { KitError } from '@kit/core/adapter'
import { toWalletChain } from '../network/toWalletChain.js'
import { parseSolanaBytes, signerIndex } from '../transaction/parseSolanaBytes.js'
import { requestSolanaProvider } from '../wallet/requestSolanaProvider.js'
import type { SolanaSignerCall, SolanaWalletSigner } from './SolanaWalletSigner.js'

/**
 * Wraps a wallet-standard wallet as a signer for one account. Supported features are read from the account, not from the wallet.
 *
 * @throws KitError `wallet/unauthorized` when the wallet no longer shares the account.
 * @example createSolanaStandardSigner(wallet, account.address).signMessage?.({ … })
 */
export function createSolanaStandardSigner(wallet: StandardWallet, address: string): SolanaWalletSigner {
  const account = findAccount(wallet, address)
  const features = toList(readField(account, 'features'))
  /** Returns the function of a feature if the account has it. An account that lists none has those of the wallet. */
  const find = (name: Feature) =>
    features.length === 0 || features.includes(name) ? readFeature(wallet, name) : undefined
  const askEach = async (
    name: Feature,
    call: SolanaSignerCall,
    inputs: readonly object[],
  ): Promise<readonly unknown[]> => {
    const ask = find(name)
    // Copied inside the error handling, because even reading a list may throw.
    const toOutputs = (answer: unknown) => (Array.isArray(answer) ? [...answer] : [])
    const answer = await requestSolanaProvider(name, async () => toOutputs(await ask?.(...inputs)), call.signal)
    const outputs = answer as readonly unknown[]
    if (outputs.length === inputs.length) return outputs
    const shortMessage = `The wallet returned an invalid response to ${name}.`
    throw new KitError('wallet/invalidResponse', { shortMessage })
  }
  const requireChain = ({ network }: SolanaSignerCall): string => {
    const chain = toWalletChain(network.id)
    const chains = toList(readField(account, 'chains'))
    if (chains.length === 0 || chains.includes(chain)) return chain
    const shortMessage = 'The wallet does not support the network of the request.'
    throw new KitError('network/mismatch', { shortMessage, details: `${network.id}, ${chain}` })
  }

  return {
    ...(find('solana:signMessage') && {
      async signMessage(call) {
        const name = 'solana:signMessage'
        const [output] = await askEach(name, call, [{ account, message: call.message }])
        const signature = readBytes(readField(output, 'signature'), name, 64)
        const signed = readBytes(readField(output, 'signedMessage'), name)
        if (isSame(signed, call.message)) return signature
        const shortMessage = 'The wallet signed a different message than requested.'
        throw new KitError('wallet/invalidResponse', { shortMessage })
      },
    }),
    ...(find('solana:signTransaction') && {
      async signTransactions(call) {
        const name = 'solana:signTransaction'
        const chain = requireChain(call)
        for (const transaction of call.transactions) requireVersion(wallet, name, transaction)
        const inputs = call.transactions.map((transaction) => ({ account, chain, transaction }))
        const outputs = await askEach(name, call, inputs)
        return outputs.map((output) => readSigned(readField(output, 'signedTransaction'), name, address))
      },
    }),
    ...(find('solana:signAndSendTransaction') && {
      async signAndSend(call) {
        const name = 'solana:signAndSendTransaction'
        const chain = requireChain(call)
        requireVersion(wallet, name, call.transaction)
        const options = { preflightCommitment: 'confirmed', commitment: 'confirmed' }
        const input = { account, transaction: call.transaction, chain, options }
        const [output] = await askEach(name, call, [input])
        return readBytes(readField(output, 'signature'), name, 64)
      },
    }),
    ...(find('solana:signIn') && {
      async signIn(call) {
        const name = 'solana:signIn'
        const [output] = await askEach(name, call, [call.input])
        const signedBy = readField(readField(output, 'account'), 'address')
        return {
          address: typeof signedBy === 'string' ? signedBy : '',
          signedMessage: readBytes(readField(output, 'signedMessage'), name),
          signature: readBytes(readField(output, 'signature'), name, 64),
        }
      },
    }),
  }
}

type Feature = `solana:${string}`

function findAccount(wallet: StandardWallet, address: string): StandardAccount {
  try {
    const found = wallet.accounts.find((account) => account.address === address)
    if (found) return found
  } catch {
    // A wallet whose list can't be read shares no accounts.
  }
  throw new KitError('wallet/unauthorized', {
    shortMessage: 'The wallet has not authorized this account or method.',
    details: address,
  })
}

function requireVersion(wallet: StandardWallet, name: Feature, transaction: Uint8Array): void {
  const { version } = parseSolanaBytes(transaction)
  const versions = toList(readField(wallet.features[name], 'supportedTransactionVersions'))
  if (versions.length === 0 || versions.includes(version)) return
  const shortMessage = `The wallet does not support transactions of version ${version}.`
  throw new KitError('wallet/unsupportedMethod', { shortMessage, details: `Method: ${name}` })
}

/** A wallet may change a transaction, for example to raise the priority fee, but the account must have signed it. */
function readSigned(value: unknown, name: string, address: string): Uint8Array {
  const bytes = readBytes(value, name)
  try {
    const transaction = parseSolanaBytes(bytes)
    const place = signerIndex(transaction, address)
    if (transaction.signatures[place]?.some((byte) => byte !== 0)) return bytes
  } catch {
    // Not a transaction at all.
  }
  throw new KitError('wallet/invalidResponse', { shortMessage: `The wallet returned an invalid response to ${name}.` })
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}

/**
 * Copies bytes from a wallet's response, which the wallet might still modify. Accepts arrays of other realms.
 *
 * @throws KitError `wallet/invalidResponse` for anything else, or for another length than expected.
 * @example readBytes(output.signature, 'solana:signMessage', 64)
 */
export function readBytes(value: unknown, method: string, length?: number): Uint8Array {
  const isBytes = ArrayBuffer.isView(value) && (value as Uint8Array).BYTES_PER_ELEMENT === 1
  const bytes = isBytes ? Uint8Array.from(value as Uint8Array) : undefined
  if (bytes && (length === undefined || bytes.length === length)) return bytes
  throw new KitError('wallet/invalidResponse', {
    shortMessage: `The wallet returned an invalid response to ${method}.`,
  })
}
