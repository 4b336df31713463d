import type { WalletSession } from '@kit/api'
import { decodeFunctionResult, encodeFunctionData, hashStruct, parseAbi } from 'viem'
import { createReadToken } from '../approval/call/createReadToken.js'
import type { ReviewNetwork } from '../approval/Review.js'
import type { ChainClient } from '../chain/createChainClient.js'
import type { PermissionServices } from '../rpc/PermissionServices.js'
import { awaitTransaction } from '../rpc/sendOperation.js'
import type { Executor } from '../smart/createExecutor.js'
import { delegationManager } from '../smart/hybridContracts.data.js'
import { type Delegation, decodeContext, delegationData, disableCall, isOf } from './Delegation.js'
import { describePermission } from './describePermission.js'
import type { GrantedPermission, PermissionBook } from './PermissionBook.js'
import { parsePermission } from './parsePermission.js'

const abi = parseAbi(['function disabledDelegations(bytes32 hash) view returns (bool)'])

export type PermissionBookOptions = PermissionServices & {
  /** Networks with smart accounts. */
  readonly networks: readonly ReviewNetwork[]
  clientOf(network: ReviewNetwork): ChainClient
  readonly executor: Executor
  /** Aborts requests. */
  readonly signal: AbortSignal
}

/** Creates the book from the operator’s records and the chains. The signed terms count, not what the record says about them. */
export function createPermissionBook(options: PermissionBookOptions): PermissionBook {
  const { networks, clientOf, executor, recordOf, signal } = options
  const delegations = new WeakMap<GrantedPermission, Delegation>()
  const read = createPermissionReader(options, delegations)
  return {
    async list() {
      const found = await Promise.allSettled(
        networks.map(async (network) => {
          const sessions = await (await recordOf(network)).list()
          if (sessions.length === 0) return []
          const nowMs = await chainTimeMs(clientOf(network))
          return (await Promise.all(sessions.map((each) => read(each, network, nowMs)))).flat()
        }),
      )
      const failed = found.find((each) => each.status === 'rejected')
      if (failed !== undefined && found.every((each) => each.status === 'rejected')) throw failed.reason
      return {
        permissions: found.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])),
        isWhole: failed === undefined,
      }
    },
    async prepare(permission) {
      const { network } = permission
      const delegation = delegations.get(permission)
      if (delegation === undefined) throw new TypeError('Unknown permission')
      const call = disableCall(delegation)
      const { fee, fails, operation } = await executor.prepare([call], { network, signal })
      return {
        fee,
        fails,
        async send() {
          const review = {
            call,
            effect: { kind: 'revoke', delegate: delegation.delegate },
            inner: [],
            hidden: 0,
          } as const
          const subject = { kind: 'calls', calls: [review], fee, changes: undefined, operation } as const
          const requested = { network, signal, waiting: () => () => undefined }
          const hash = await executor.send(subject, network, requested)
          await awaitTransaction({ executor: async () => executor }, hash, requested)
          // Already revoked on the chain: an unreachable record does not change that.
          const record = await recordOf(network)
          await record.end(permission.pci).catch(() => undefined)
        },
      }
    },
  }
}

/** Creates a function that reads a recorded permission by its signed terms. `delegations` gets what each permission revokes. */
function createPermissionReader(
  { smart, clientOf, language }: Pick<PermissionBookOptions, 'smart' | 'clientOf' | 'language'>,
  delegations: WeakMap<GrantedPermission, Delegation>,
) {
  async function wordsOf(session: WalletSession, delegation: Delegation, network: ReviewNetwork) {
    const [named] = session.permissions
    const { delegate } = delegation
    try {
      if (named === undefined) return undefined
      const permission = parsePermission(named, { nowS: 1, account: smart.address })
      const grant = { permission, delegate, expiryS: session.expiryMs / 1000 }
      if (!isOf(delegation, grant)) return undefined
      const readToken = createReadToken(clientOf(network), network.id)
      return await describePermission(grant, { network, readToken, language: await language() })
    } catch {
      return undefined
    }
  }

  async function isDisabled(delegation: Delegation, network: ReviewNetwork): Promise<boolean> {
    const { types, primaryType, message } = delegationData(delegation, 0)
    const hash = hashStruct({ types, primaryType, data: message } as never)
    const data = encodeFunctionData({ abi, args: [hash] })
    const answer = (await clientOf(network).call({ to: delegationManager, data })).data
    return decodeFunctionResult({ abi, data: answer ?? '0x' })
  }

  return async function read(
    session: WalletSession,
    network: ReviewNetwork,
    nowMs: number,
  ): Promise<readonly GrantedPermission[]> {
    const { pci, project, expiryMs, context } = session
    const delegation = decodeContext(context)
    // A grant that was not completed has no context, so no one can use it.
    if (delegation === undefined || delegation.delegator !== smart.address) return []
    const words = await wordsOf(session, delegation, network)
    const rest = (await isDisabled(delegation, network)) ? 'revoked' : 'active'
    const given: GrantedPermission = {
      pci,
      network,
      project: project.name || project.id,
      words,
      expiryMs,
      // Without words, the signed expiry may be later.
      state: rest === 'active' && words !== undefined && expiryMs <= nowMs ? 'expired' : rest,
    }
    delegations.set(given, delegation)
    return [given]
  }
}

/** The chain enforces an expiry by its own time. The clock of the device may be wrong. */
async function chainTimeMs(client: ChainClient): Promise<number> {
  const block = await client.request({ method: 'eth_getBlockByNumber', params: ['latest', false] })
  return Number(block?.timestamp) * 1000
}
