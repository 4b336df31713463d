import type { CaipNetworkId, Kit } from '@kit/core'
import type { ApiPromise } from '@polkadot/api'
import type { SubmittableExtrinsic } from '@polkadot/api/types'
import type { PolkadotAdapter } from '../../index.js'

type AppKit = Kit<readonly [], PolkadotAdapter>
type Extrinsic = SubmittableExtrinsic<'promise'>
type DispatchError = { isModule: boolean; asModule: Parameters<ApiPromise['registry']['findMetaError']>[0] }

/** Builds an extrinsic, and estimates its fee in base units. */
export async function buildTransfer(kit: AppKit, networkId: CaipNetworkId, to: string, amount: bigint) {
  const adapter = kit.adapter('polkadot')
  const api = await adapter.getPublicClient(networkId)
  const { address } = await adapter.getWalletClient({ networkId })
  const transfer = api.tx['balances']?.['transferKeepAlive']
  if (!transfer) throw new Error('The chain has no such call.')
  const extrinsic = transfer(to, amount)
  const { partialFee } = await extrinsic.paymentInfo(address)
  return { extrinsic, fee: partialFee.toBigInt() }
}

/** Asks the wallet to sign, and sends. Returns the hash. */
export async function signAndSend(kit: AppKit, networkId: CaipNetworkId, extrinsic: Extrinsic): Promise<string> {
  const { address, signer } = await kit.adapter('polkadot').getWalletClient({ networkId })
  const signed = await extrinsic.signAsync(address, { signer })
  return (await signed.send()).toHex()
}

/** Waits until the extrinsic is in a block and can't be reverted by a fork, then reads its result. */
export async function waitUntilFinal(kit: AppKit, networkId: CaipNetworkId, hash: string) {
  // No chain has this many blocks, so this waits for finality.
  const { status, blockNumber } = await kit.waitForTransaction({ hash, networkId, confirmations: 1e9 })
  if (status === 'success') return { status }
  const api = await kit.adapter('polkadot').getPublicClient(networkId)
  return { status, reason: await readDispatchError(api, hash, Number(blockNumber)) }
}

/** Returns why the runtime rejected an extrinsic of a block, such as `balances.InsufficientBalance`. */
async function readDispatchError(api: ApiPromise, hash: string, blockNumber: number): Promise<string> {
  const { block, events } = await api.derive.tx.events(await api.rpc.chain.getBlockHash(blockNumber))
  const index = block.block.extrinsics.findIndex((extrinsic) => extrinsic.hash.toHex() === hash)
  const failure = events.find(
    ({ phase, event }) =>
      phase.isApplyExtrinsic &&
      phase.asApplyExtrinsic.toNumber() === index &&
      api.events['system']?.['ExtrinsicFailed']?.is(event),
  )
  const error = failure?.event.data[0] as unknown as DispatchError | undefined
  if (!error?.isModule) return error?.toString() ?? 'unknown'
  const { section, name } = api.registry.findMetaError(error.asModule)
  return `${section}.${name}`
}
