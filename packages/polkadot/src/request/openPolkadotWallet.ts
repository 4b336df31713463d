import { type CaipNetworkId, KitError, type WalletCall, type WalletTarget, type WithWallet } from '@kit/core/adapter'
import type { Signer } from '@polkadot/api/types'
import { polkadotAccountKey } from '../address/parsePolkadotShape.js'
import { toPolkadotSigner } from './toPolkadotSigner.js'
import { withSignatureKind } from './withSignatureKind.js'
import { wrapBytes } from './wrapBytes.js'

/** An account of a connected wallet on one network, as `@polkadot/api` takes it: `extrinsic.signAndSend(address, { signer })`. */
export type PolkadotWallet = {
  /** The address in the wallet's own format. */
  readonly address: string
  readonly networkId: CaipNetworkId
  /** Signs for this account only. `signRaw` signs bytes between `<Bytes>` and `</Bytes>`, like `kit.signMessage`. */
  readonly signer: Required<Pick<Signer, 'signPayload' | 'signRaw'>>
}

/**
 * Finds the connected wallet and creates a signer. Each request goes to the connection's current session.
 *
 * @throws KitError `connection/notConnected`, `connection/reconnecting`, `account/notFound`.
 * @example const { address, signer } = await openPolkadotWallet(withWallet)
 */
export async function openPolkadotWallet(
  withWallet: WithWallet | undefined,
  { networkId, ...target }: WalletTarget = {},
): Promise<PolkadotWallet> {
  if (withWallet === undefined)
    throw new KitError('connection/notConnected', {
      shortMessage: 'This adapter was created without a kit. Pass it to `createKit`.',
    })
  let turns = 0
  return withWallet({ namespace: 'polkadot', ...target }, async (found) => {
    const { account, connectionId, network } = found
    const pinned = { connectionId, address: account.address, networkId: networkId ?? network.id }
    return {
      address: toPolkadotSigner(found).address,
      networkId: pinned.networkId,
      signer: {
        signPayload: (payload) =>
          withWallet(pinned, async (call) => {
            // A transaction of another chain would be signed by an account whose network the user doesn't see.
            if (!payload.genesisHash.startsWith(`0x${call.network.reference}`))
              throw new KitError('network/mismatch', {
                shortMessage: 'The transaction is for a different chain than the signer.',
                details: `Transaction: ${payload.genesisHash}. Signer: ${call.network.id}.`,
              })
            requireOwn(payload.address, call)
            const wallet = toPolkadotSigner(call)
            const { signature, signedTransaction } = await wallet.signPayload(
              { ...payload, address: wallet.address },
              call.signal,
            )
            turns += 1
            return {
              id: turns,
              signature: withSignatureKind(signature, call.account.address),
              ...(signedTransaction && { signedTransaction }),
            }
          }),
        signRaw: ({ address, data, type }) =>
          withWallet(pinned, async (call) => {
            requireOwn(address, call)
            if (type === 'payload')
              throw new KitError('wallet/unsupportedMethod', {
                shortMessage: 'The signer signs transactions only with `signPayload`.',
              })
            const signature = await toPolkadotSigner(call).signBytes(wrapBytes(readHex(data)), call.signal)
            turns += 1
            return { id: turns, signature }
          }),
      },
    }
  })
}

/** A library may pass any account of the app together with this signer. */
function requireOwn(address: string, { account }: WalletCall): void {
  if (polkadotAccountKey(address) === polkadotAccountKey(account.address)) return
  throw new KitError('account/notFound', {
    shortMessage: 'The signer belongs to another account.',
    details: `Requested: ${address}. Signer: ${account.address}.`,
  })
}

function readHex(text: string): Uint8Array {
  if (!/^0x([\da-f]{2})*$/i.test(text))
    throw new KitError('transaction/invalid', { shortMessage: 'The bytes to sign must be hex.' })
  return Uint8Array.from(text.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
