import { readField } from '@kit/adapter'
import { type GrantedPermissions, isKitError, KitError, type PermissionRequest } from '@kit/core/adapter'
import { parseAddress } from '../address/Address.js'
import { type EvmCall, requestProvider } from '../provider/requestProvider.js'
import { assertNetwork } from '../request/assertNetwork.js'
import { toQuantity } from '../rpc/Quantity.js'
import { invalidResponse, isHexBytes } from './permissionFieldsOf.js'
import { requirePermissionTypes } from './requirePermissionTypes.js'

type Grant = EvmCall & PermissionRequest
type Permission = GrantedPermissions['permissions'][number]

const older = 'wallet_grantPermissions'
const present = 'wallet_requestExecutionPermissions'

/**
 * Asks the user to grant permissions in advance (ERC-7715), by the current method, which accepts an account as signer, otherwise by the
 * older one.
 *
 * @throws KitError `wallet/unsupportedMethod` when the wallet has neither, `wallet/unsupportedPermission`, `transaction/invalid` for an
 *   expiry in the past, `network/mismatch`, `wallet/invalidResponse`, and others of `toWalletError`.
 * @example await grantEvmPermissions({ provider, account, network, clock, signer, permissions, expiresAtMs })
 */
export async function grantEvmPermissions(call: Grant): Promise<GrantedPermissions> {
  const { expiresAtMs, permissions, clock } = call
  if (permissions.length === 0 || !Number.isSafeInteger(expiresAtMs) || expiresAtMs <= clock.now())
    throw new KitError('transaction/invalid', { shortMessage: 'The expiry of a permission must be in the future.' })
  await assertNetwork(call)
  const signer = parseAddress(call.signer.data['address'])
  if (call.signer.type === 'account' && signer !== undefined) {
    await requirePermissionTypes(call)
    try {
      return await grantPresent(call, signer)
    } catch (error) {
      if (!isKitError(error, 'wallet/unsupportedMethod')) throw error
    }
  }
  return grantByOlderMethod(call)
}

async function grantPresent(call: Grant, to: string): Promise<GrantedPermissions> {
  const { account, network, permissions, expiresAtMs } = call
  const chainId = toQuantity(BigInt(network.reference))
  const timestamp = Math.floor(expiresAtMs / 1000)
  const params = permissions.map(({ type, data }) => ({
    chainId,
    from: account.address,
    to,
    permission: { type, data, isAdjustmentAllowed: false },
    rules: [{ type: 'expiry', data: { timestamp } }],
  }))
  const answer = await requestProvider(call, present, [params])
  const granted = listOf(answer, present)
  const rules = granted.flatMap((each) => arrayOf(readField(each, 'rules')))
  const times = rules.filter((rule) => readField(rule, 'type') === 'expiry').map((rule) => readField(rule, 'data'))
  const ends = times.map((data) => readField(data, 'timestamp')).filter(isTime)
  const delegationManager = parseAddress(readField(granted[0], 'delegationManager'))
  return {
    networkId: network.id,
    address: account.address,
    expiresAtMs: (ends.length > 0 ? Math.min(...ends) : timestamp) * 1000,
    permissions: granted.map((each) => parsePermission(readField(each, 'permission'), each, present)),
    dependencies: granted.flatMap((each) => arrayOf(readField(each, 'dependencies')).flatMap(parseDependency)),
    ...(delegationManager && { delegationManager }),
  }
}

async function grantByOlderMethod(call: Grant): Promise<GrantedPermissions> {
  const { account, network, permissions, expiresAtMs, signer } = call
  const expiry = Math.floor(expiresAtMs / 1000)
  const chainId = toQuantity(BigInt(network.reference))
  const request = { chainId, address: account.address, expiry, signer, permissions }
  const answer = await requestProvider(call, older, [request])
  const end = readField(answer, 'expiry')
  const delegationManager = parseAddress(readField(readField(answer, 'signerMeta'), 'delegationManager'))
  return {
    networkId: network.id,
    address: account.address,
    expiresAtMs: (isTime(end) ? end : expiry) * 1000,
    permissions: listOf(readField(answer, 'permissions') ?? readField(answer, 'grantedPermissions'), older).map(
      (each) => parsePermission(each, answer, older),
    ),
    dependencies: parseDependency(readField(answer, 'accountMeta')),
    ...(delegationManager && { delegationManager }),
  }
}

function parsePermission(value: unknown, holder: unknown, method: string): Permission {
  const [type, data] = [readField(value, 'type'), readField(value, 'data')]
  const context = readField(holder, 'context') ?? readField(holder, 'permissionsContext')
  if (typeof type !== 'string' || !isHexBytes(context)) throw invalidResponse(method)
  return { type, data: typeof data === 'object' && data !== null ? { ...data } : {}, context }
}

function parseDependency(value: unknown): GrantedPermissions['dependencies'] {
  const [factory, factoryData] = [parseAddress(readField(value, 'factory')), readField(value, 'factoryData')]
  return factory !== undefined && isHexBytes(factoryData) ? [{ factory, factoryData }] : []
}

const isTime = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0

const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function listOf(value: unknown, method: string): readonly unknown[] {
  if (Array.isArray(value) && value.length > 0) return value
  throw invalidResponse(method)
}
