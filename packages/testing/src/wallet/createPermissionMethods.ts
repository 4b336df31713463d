import { ProviderError } from '../evm/ProviderError.js'
import { parseParams } from '../evm/parseParams.js'
import type { TestPermission } from './TestWallet.js'
import type { WalletContext, WalletMethod } from './WalletMethod.js'

/** Not deployed on any chain: this wallet records permissions but does not enforce them. */
const delegationManager = '0x00000000000000000000000000000000000007d0'
const kinds = ['native-token-recurring-allowance', 'erc20-token-recurring-allowance', 'contract-call']

/**
 * Creates the methods of ERC-7715: `wallet_requestExecutionPermissions`, `wallet_revokeExecutionPermission`,
 * `wallet_getSupportedExecutionPermissions`, `wallet_getGrantedExecutionPermissions`. Permissions stay in `granted` until they are revoked.
 *
 * @example createPermissionMethods(context, granted).wallet_revokeExecutionPermission.run([{ permissionContext }])
 */
export const createPermissionMethods = (
  { state, visible }: WalletContext,
  granted: TestPermission[],
): Readonly<Record<string, WalletMethod>> => ({
  wallet_getSupportedExecutionPermissions: {
    prepare: () => false,
    run: () => {
      const chainIds = [...state.chains.keys()].map((id) => `0x${id.toString(16)}`)
      return Object.fromEntries(kinds.map((kind) => [kind, { chainIds, ruleTypes: ['expiry'] }]))
    },
  },
  wallet_requestExecutionPermissions: {
    prepare: (params) => {
      for (const { chainId, from } of readRequests(params)) {
        if (!state.chains.has(chainId))
          throw new ProviderError(5710, 'The wallet does not support the requested chain.')
        if (!visible().includes(from))
          throw new ProviderError(4100, 'The requested account has not been authorized by the user.')
      }
      return true
    },
    run: (params) =>
      readRequests(params).map((requested) => {
        const context = `0x${crypto.randomUUID().replaceAll('-', '')}`
        const permission = { ...requested, context }
        granted.push(permission)
        return toAnswer(permission)
      }),
  },
  wallet_getGrantedExecutionPermissions: {
    prepare: () => false,
    run: () => granted.filter(({ from }) => visible().includes(from)).map(toAnswer),
  },
  wallet_revokeExecutionPermission: {
    prepare: (params) => {
      indexOf(params, granted)
      return true
    },
    run: (params) => {
      granted.splice(indexOf(params, granted), 1)
      return {}
    },
  },
})

const toAnswer = ({ chainId, from, to, type, data, expiresAtMs, context }: TestPermission) => ({
  chainId: `0x${chainId.toString(16)}`,
  from,
  to,
  permission: { type, data, isAdjustmentAllowed: false },
  rules: [{ type: 'expiry', data: { timestamp: expiresAtMs / 1000 } }],
  context,
  dependencies: [],
  delegationManager,
})

const indexOf = (params: unknown, granted: readonly TestPermission[]): number => {
  const { permissionContext } = parseParams.record(parseParams.list(params)[0])
  const at = granted.findIndex(({ context }) => context === permissionContext)
  if (at === -1) throw new ProviderError(-32602, 'Invalid params: unknown permission context')
  return at
}

const readRequests = (params: unknown): readonly Omit<TestPermission, 'context'>[] => {
  const requests = parseParams.list(parseParams.list(params)[0])
  if (requests.length === 0) throw new ProviderError(-32602, 'Invalid params: permissions is empty')
  return requests.map((each) => {
    const { chainId, from, to, permission, rules } = parseParams.record(each)
    const { type, data } = parseParams.record(permission)
    const kind = parseParams.text(type, 'type')
    if (!kinds.includes(kind)) throw new ProviderError(-32602, `Invalid params: unsupported permission ${kind}`)
    const expiry = parseParams
      .list(rules)
      .map(parseParams.record)
      .find((rule) => rule.type === 'expiry')
    const { timestamp } = parseParams.record(parseParams.record(expiry).data)
    if (typeof timestamp !== 'number' || !Number.isSafeInteger(timestamp) || timestamp * 1000 <= Date.now())
      throw new ProviderError(-32602, 'Invalid params: expiry must be in the future')
    return {
      chainId: parseParams.chainId(chainId),
      from: parseParams.address(from),
      to: parseParams.address(to),
      type: kind,
      data: parseParams.record(data),
      expiresAtMs: timestamp * 1000,
    }
  })
}
