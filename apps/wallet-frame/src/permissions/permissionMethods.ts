import {
  type Address,
  type Hex,
  isAddressEqual,
  numberToHex,
  recoverTypedDataAddress,
  type TypedDataDefinition,
} from 'viem'
import { createReadToken } from '../approval/call/createReadToken.js'
import type { ReviewAccount } from '../approval/Review.js'
import { RpcFailure } from '../failure/RpcFailure.js'
import type { PermissionRecord, PermissionServices } from '../rpc/PermissionServices.js'
import { parseParams } from '../rpc/params.js'
import type { Approve, RpcCall, RpcMethod, RpcServices } from '../rpc/RpcServices.js'
import { awaitTransaction, sendOperation } from '../rpc/sendOperation.js'
import { requireAccount } from '../rpc/signingMethods.js'
import { delegationManager } from '../smart/hybridContracts.data.js'
import { hybridDeployment } from '../smart/hybridDeployment.js'
import {
  type Delegation,
  decodeContext,
  delegationData,
  disableCall,
  encodeContext,
  toDelegation,
} from './Delegation.js'
import { delegateOf } from './delegateOf.js'
import { describePermission } from './describePermission.js'
import { grantRequests, type RequestedSigner } from './grantRequests.js'
import type { Grant } from './Permission.js'
import { parsePermission } from './parsePermission.js'
import { warnOf } from './warnOf.js'

/** Maximum lifetime of a permission. */
const maxDurationSeconds = 366 * 86_400

/** A permission that the user approved, as it was shown. */
type Agreed = {
  readonly requested: Grant
  readonly signer: RequestedSigner
  readonly delegation: Delegation
  readonly raw: string
  readonly on: RpcCall
}

/**
 * Creates the permission methods (ERC-7715). An approved permission becomes a delegation (ERC-7710) of the smart account, which the chain
 * enforces. It also becomes a row of the operator's record, so that it can be revoked. `wallet_grantPermissions` takes one permission. Its
 * context is the permission's own.
 */
export function permissionMethods(
  services: RpcServices,
  approve: Approve,
  given: PermissionServices,
): { readonly [method: string]: RpcMethod } {
  const { address } = given.smart
  const { accountOn, ask, issueGrant } = createGrants(services, approve, given)

  const revoke: RpcMethod = async (call) => {
    const [{ permissionContext }] = parseParams(grantRequests.revocation, call.params)
    const delegation = decodeContext(permissionContext)
    if (delegation === undefined || !(await isOwn(delegation, address, chainOf(call))))
      throw new RpcFailure(-32602, 'The account has no such permission on this network')
    const account = await requireAccount(services, call.network, address)
    const hash = await sendOperation(services, approve, { calls: [disableCall(delegation)], account, call })
    await awaitTransaction(services, hash, call)
    // Already revoked on the chain: an unreachable record does not change that.
    await recordRevocation(await given.recordOf(call.network), permissionContext).catch(() => undefined)
    return null
  }

  return {
    async wallet_grantPermissions(call) {
      const [requested] = parseParams(grantRequests.older, call.params)
      const { account, on } = await accountOn(call, requested.chainId, requested.address)
      const [{ type, data }] = requested.permissions
      const { signer, expiry } = requested
      const grant = toGrant({ type, data }, await delegateOf(signer), expiry, address)
      const { context, pci, deploy } = await issueGrant(await ask(grant, signer, account, on))
      return {
        chainId: numberToHex(Number(requested.chainId)),
        address: account.address,
        expiry,
        signer,
        permissions: [grant.given],
        policies: [],
        context,
        pci,
        signerMeta: { delegationManager },
        ...(deploy && { accountMeta: deploy }),
      }
    },
    async wallet_requestExecutionPermissions(call) {
      const list = Array.isArray(call.params) && Array.isArray(call.params[0]) ? call.params[0] : call.params
      const wanted = []
      for (const requested of parseParams(grantRequests.present, list)) {
        const { account, on } = await accountOn(call, requested.chainId, requested.from)
        const signer = { type: 'account', data: { address: requested.to } } as const
        const { type, data } = requested.permission
        const grant = toGrant({ type, data }, await delegateOf(signer), requested.rules[0].data.timestamp, address)
        wanted.push({ requested, account, on, signer, grant })
      }
      // All are approved before any is signed: declining the last grants none.
      const agreed = []
      for (const { requested, account, on, signer, grant } of wanted)
        agreed.push({ requested, one: await ask(grant, signer, account, on) })
      const granted = []
      for (const { requested, one } of agreed) {
        const { context, pci, deploy } = await issueGrant(one)
        const dependencies = deploy ? [deploy] : []
        const permission = { ...requested.permission, ...one.requested.given }
        granted.push({ ...requested, permission, from: address, context, pci, delegationManager, dependencies })
      }
      return granted
    },
    wallet_revokePermissions: revoke,
    wallet_revokeExecutionPermission: revoke,
  }
}

/** Creates the steps of a grant: finding the account, showing the permission, and signing what was shown. */
function createGrants(services: RpcServices, approve: Approve, given: PermissionServices) {
  const { address, deployment } = given.smart

  async function accountOn(call: RpcCall, id: string, from: Address = address) {
    const network = services.networkOf(`eip155:${Number(id)}`)
    if (network === undefined) throw new RpcFailure(4902, 'Unsupported network')
    const account = await requireAccount(services, network, from)
    if (account.type !== 'smartAccount') throw new RpcFailure(4200, 'An EOA can’t grant permissions')
    return { account, on: { ...call, network } }
  }

  /** Shows one permission. */
  async function ask(requested: Grant, signer: RequestedSigner, account: ReviewAccount, on: RpcCall): Promise<Agreed> {
    const { network } = on
    const readToken = createReadToken(services.clientOf(network), network.id)
    const delegation = toDelegation(requested, address)
    const words = await describePermission(requested, { network, readToken, language: await given.language() })
    const raw = writeData(delegationData(delegation, chainOf(on)))
    const subject = { kind: 'facts', ...words, raw } as const
    const shown = await approve({ account, subject, warnings: [warnOf(requested.permission)] }, on)
    return { requested, signer, delegation, raw: shown.subject.raw, on }
  }

  /** Signs what was shown, and records it: a permission that the user could not find and revoke later is never returned. */
  async function issueGrant({ requested, signer, delegation, raw, on }: Agreed) {
    const context = encodeContext({ ...delegation, signature: await given.smart.signAsOwner(readData(raw)) })
    const terms = { expiryMs: requested.expiryS * 1000, signer, permissions: [requested.given], policies: [] }
    const pci = await (await given.recordOf(on.network)).add(terms, context)
    const { factory, factoryData } = deployment
    const isDeployed = await given.smart.isDeployed(on.network)
    return { context, pci, ...(!isDeployed && { deploy: { factory, factoryData } }) }
  }

  return { accountOn, ask, issueGrant }
}

/** @throws RpcFailure -32602 for an expiry in the past or too far in the future */
function toGrant(given: Grant['given'], delegate: Address, expiryS: number, account: Address): Grant {
  const nowS = Math.floor(Date.now() / 1000)
  if (expiryS <= nowS || expiryS > nowS + maxDurationSeconds)
    throw new RpcFailure(-32602, '`expiry` must be in the future, within one year')
  const permission = parsePermission(given, { nowS, account })
  if (permission.kind === 'call') return { permission, given, delegate, expiryS }
  // A missing start time is set to now, and included in response and record.
  const start = given.type.endsWith('-periodic') ? 'startTime' : 'start'
  return { permission, given: { ...given, data: { ...given.data, [start]: permission.startS } }, delegate, expiryS }
}

const chainOf = ({ network }: RpcCall): number => Number(network.id.slice('eip155:'.length))

/** Whether the account's owner signed it for this chain: on another chain it could be disabled and stay active where it counts. */
async function isOwn(delegation: Delegation, account: Address, chainId: number): Promise<boolean> {
  if (!isAddressEqual(delegation.delegator, account)) return false
  try {
    const data = delegationData(delegation, chainId)
    const owner = await recoverTypedDataAddress({ ...data, signature: delegation.signature })
    return isAddressEqual(hybridDeployment(owner).address, account)
  } catch {
    return false
  }
}

/** Serializes everything that is signed for the view; the signature is made from the parsed text. */
const writeData = (data: TypedDataDefinition): string =>
  JSON.stringify(data, (_, value) => (typeof value === 'bigint' ? String(value) : value), 1)

function readData(raw: string): TypedDataDefinition {
  const data = JSON.parse(raw) as { readonly message: { readonly salt: string } }
  return { ...data, message: { ...data.message, salt: BigInt(data.message.salt) } } as unknown as TypedDataDefinition
}

/** Records a revocation on the chain. Does nothing if the permission was never recorded, or is recorded as ended. */
export async function recordRevocation(record: PermissionRecord, context: Hex): Promise<void> {
  const found = (await record.list()).find((each) => each.context.toLowerCase() === context.toLowerCase())
  if (found !== undefined && found.revokedAtMs === undefined) await record.end(found.pci)
}
