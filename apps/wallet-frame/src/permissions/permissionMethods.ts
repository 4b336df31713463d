import { isAddressEqual, isHex, numberToHex } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import * as z from 'zod/mini'
import { createReadToken } from '../approval/call/createReadToken.js'
import type { ReviewAccount } from '../approval/Review.js'
import { warn } from '../approval/Warning.js'
import { address, parseParams } from '../rpc/params.js'
import { RpcFailure } from '../rpc/RpcFailure.js'
import type { Approve, RpcCall, RpcMethod, RpcServices } from '../rpc/RpcServices.js'
import { awaitTransaction, sendOperation } from '../rpc/sendOperation.js'
import { requireAccount } from '../rpc/signingMethods.js'
import { delegationManager } from '../smart/hybridContracts.data.js'
import { decodeContext, delegationData, disableCall, encodeContext, toDelegation } from './Delegation.js'
import { describePermission } from './describePermission.js'
import type { Grant } from './Permission.js'
import type { PermissionServices } from './PermissionServices.js'
import { parsePermission } from './parsePermission.js'

/** Nothing is permitted for longer. */
const LONGEST_S = 366 * 86_400
/** A request holds no more: each is looked at. */
const MOST_ASKED = 8

const chainId = z.string().check(z.regex(/^0x[0-9a-fA-F]{1,13}$/))
const expiry = z.int().check(z.gte(1))
const part = z.object({ type: z.string().check(z.maxLength(100)), data: z.record(z.string(), z.unknown()) })
const publicKey = z.string().check(z.regex(/^0x(04[0-9a-fA-F]{128}|0[23][0-9a-fA-F]{64})$/))
const key = z.object({ type: z.literal('secp256k1'), publicKey })
const signers = z.discriminatedUnion('type', [
  z.object({ type: z.literal('account'), data: z.object({ address }) }),
  z.object({ type: z.literal('key'), data: key }),
  z.object({ type: z.literal('keys'), data: z.object({ keys: z.tuple([key]) }) }),
])
const olderRequests = z.tuple(
  [
    z.object({
      chainId,
      address: z.optional(address),
      expiry,
      signer: signers,
      permissions: z.tuple([part]),
      policies: z._default(z.array(z.unknown()).check(z.maxLength(0)), []),
    }),
  ],
  z.unknown(),
)
const rule = z.object({ type: z.literal('expiry'), data: z.object({ timestamp: expiry }) })
const presentRequest = z.object({
  chainId,
  from: z.optional(address),
  to: address,
  permission: z.object({ ...part.shape, isAdjustmentAllowed: z.optional(z.boolean()) }),
  rules: z.tuple([rule]),
})
const presentRequests = z.array(presentRequest).check(z.minLength(1), z.maxLength(MOST_ASKED))
const revocations = z.tuple(
  [
    z.object({
      permissionContext: z.string().check(
        z.maxLength(200_000),
        z.refine((value) => isHex(value)),
      ),
    }),
  ],
  z.unknown(),
)

/**
 * The methods of permissions (ERC-7715): what the visitor agrees to becomes a delegation (ERC-7710) of the smart account, which the chain
 * enforces, and a row of the operator's record, so that it can be taken back. `wallet_grantPermissions` takes one permission: its context is
 * the permission's own.
 */
export function permissionMethods(
  services: RpcServices,
  approve: Approve,
  given: PermissionServices,
): { readonly [method: string]: RpcMethod } {
  async function accountOn(call: RpcCall, id: string, from: Grant['delegate'] | undefined) {
    const network = services.networkOf(`eip155:${Number(id)}`)
    if (network === undefined) throw new RpcFailure(4902, 'The wallet does not have the network')
    const account = await requireAccount(services, network, from ?? given.smart.address)
    if (account.type !== 'smartAccount') throw new RpcFailure(4200, 'A plain account permits nothing')
    return { account, on: { ...call, network } }
  }

  /** Shows one permission, signs and notes it. */
  async function grant(asked: Grant, signer: z.output<typeof signers>, account: ReviewAccount, call: RpcCall) {
    const { network } = call
    const language = await given.language()
    const readToken = createReadToken(services.clientOf(network))
    const delegation = toDelegation(asked, given.smart.address)
    const data = delegationData(delegation, Number(network.id.slice('eip155:'.length)))
    const words = await describePermission(asked, { network, readToken, language })
    const raw = JSON.stringify(data, (_, value) => (typeof value === 'bigint' ? String(value) : value), 1)
    const subject = { kind: 'facts', ...words, raw } as const
    await approve({ account, subject, warnings: [warn('permit')] }, call)
    const context = encodeContext({ ...delegation, signature: await given.smart.signAsOwner(data) })
    const terms = { expiryMs: asked.expiryS * 1000, signer, permissions: [asked.given], policies: [] }
    const pci = await (await given.recordOf(network)).add(terms, context)
    const isDeployed = await given.smart.isDeployed(network)
    return { context, pci, ...(!isDeployed && { deployment: given.smart.deployment }) }
  }

  const revoke: RpcMethod = async (call) => {
    const [{ permissionContext }] = parseParams(revocations, call.params)
    const delegation = decodeContext(permissionContext as `0x${string}`)
    if (delegation === undefined || !isAddressEqual(delegation.delegator, given.smart.address))
      throw new RpcFailure(-32602, 'The account gave no such permission')
    const account = await requireAccount(services, call.network, given.smart.address)
    const hash = await sendOperation(services, approve, { calls: [disableCall(delegation)], account, call })
    await awaitTransaction(services, hash, call)
    // The chain took it back: a record that cannot be reached changes nothing of that.
    await noteEnd(given, call, permissionContext).catch(() => undefined)
    return null
  }

  return {
    async wallet_grantPermissions(call) {
      const [asked] = parseParams(olderRequests, call.params)
      const { account, on } = await accountOn(call, asked.chainId, asked.address)
      const [permission] = asked.permissions
      const { signer, expiry: expiryS } = asked
      const one = toGrant(permission, await delegateOf(signer), expiryS)
      const { context, pci, deployment } = await grant(one, signer, account, on)
      const { factory, factoryData } = deployment ?? {}
      return {
        chainId: numberToHex(Number(asked.chainId)),
        address: account.address,
        expiry: expiryS,
        signer,
        permissions: [permission],
        policies: [],
        context,
        pci,
        signerMeta: { delegationManager },
        ...(deployment && { accountMeta: { factory, factoryData } }),
      }
    },
    async wallet_requestExecutionPermissions(call) {
      const list = Array.isArray(call.params) && Array.isArray(call.params[0]) ? call.params[0] : call.params
      const granted: object[] = []
      for (const asked of parseParams(presentRequests, list)) {
        const { account, on } = await accountOn(call, asked.chainId, asked.from)
        const [{ data }] = asked.rules
        const { type, data: terms } = asked.permission
        const one = toGrant({ type, data: terms }, asked.to, data.timestamp)
        const signer = { type: 'account', data: { address: asked.to } } as const
        const { context, pci, deployment } = await grant(one, signer, account, on)
        const { factory, factoryData } = deployment ?? {}
        granted.push({
          ...asked,
          from: account.address,
          context,
          pci,
          delegationManager,
          dependencies: deployment ? [{ factory, factoryData }] : [],
        })
      }
      return granted
    },
    wallet_revokePermissions: revoke,
    wallet_revokeExecutionPermission: revoke,
  }
}

/** @throws RpcFailure -32602 for a time that is over or too far */
function toGrant(given: Grant['given'], delegate: Grant['delegate'], expiryS: number): Grant {
  const nowS = Math.floor(Date.now() / 1000)
  if (expiryS <= nowS || expiryS > nowS + LONGEST_S)
    throw new RpcFailure(-32602, 'A permission ends within a year from now')
  return { permission: parsePermission(given, nowS), given, delegate, expiryS }
}

/** The account of who may act. */
async function delegateOf(signer: z.output<typeof signers>): Promise<Grant['delegate']> {
  if (signer.type === 'account') return signer.data.address
  const { publicKey: given } = signer.type === 'key' ? signer.data : signer.data.keys[0]
  const { secp256k1 } = await import('@noble/curves/secp256k1')
  try {
    return publicKeyToAddress(`0x${secp256k1.ProjectivePoint.fromHex(given.slice(2)).toHex(false)}`)
  } catch {
    throw new RpcFailure(-32602, 'The key is no point of the curve')
  }
}

async function noteEnd(given: PermissionServices, { network }: RpcCall, context: string): Promise<void> {
  const record = await given.recordOf(network)
  const found = (await record.list()).find((each) => each.context.toLowerCase() === context.toLowerCase())
  if (found !== undefined && found.revokedAtMs === undefined) await record.end(found.pci)
}
