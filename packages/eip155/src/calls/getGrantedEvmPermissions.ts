import { readField } from '@kit/adapter'
import type { WalletGrant } from '@kit/core/adapter'
import { parseAddress } from '../address/Address.js'
import { parseChainId } from '../network/parseChainId.js'
import { type EvmCall, requestProvider } from '../provider/requestProvider.js'
import { invalidResponse, isHexBytes } from './permissionFieldsOf.js'

/** More entries of a wallet are treated as hostile. */
const maxGrants = 100
/** The last second that a `Date` can represent. */
const maxDateSeconds = 8_640_000_000_000

/**
 * Returns what the account granted, on every network, as listed by its wallet: `wallet_getGrantedExecutionPermissions` (ERC-7715). Doesn't
 * prompt the user. Skips entries that are invalid or belong to another account.
 *
 * @throws KitError `wallet/unsupportedMethod`, `wallet/invalidResponse`, and others of `toWalletError`.
 * @example const [grant] = await getGrantedEvmPermissions({ provider, account, network, clock })
 */
export async function getGrantedEvmPermissions(call: EvmCall): Promise<readonly WalletGrant[]> {
  const method = 'wallet_getGrantedExecutionPermissions'
  const answer = await requestProvider(call, method, [])
  if (!Array.isArray(answer)) throw invalidResponse(method)
  return answer.slice(0, maxGrants).flatMap((entry) => readGrant(entry, call.account.address))
}

function readGrant(entry: unknown, address: string): readonly WalletGrant[] {
  const permission = readField(entry, 'permission')
  const [type, data] = [readField(permission, 'type'), readField(permission, 'data')]
  const [context, from] = [readField(entry, 'context'), readField(entry, 'from') ?? address]
  const chainId = parseChainId(readField(entry, 'chainId'))
  if (typeof type !== 'string' || type.length > 200 || chainId === undefined || !isHexBytes(context)) return []
  if (parseAddress(from)?.toLowerCase() !== address.toLowerCase()) return []
  return [
    {
      networkId: `eip155:${chainId}`,
      address,
      to: parseAddress(readField(entry, 'to')),
      type,
      data: typeof data === 'object' && data !== null ? { ...data } : {},
      context,
      expiresAtMs: readExpiry(readField(entry, 'rules')),
    },
  ]
}

/** Returns the earliest expiry. An unreadable one counts as none, because claiming an expiry would hide a risk. */
function readExpiry(rules: unknown): number | undefined {
  const ends = (Array.isArray(rules) ? rules.slice(0, 100) : [])
    .filter((rule) => readField(rule, 'type') === 'expiry')
    .map((rule) => readField(readField(rule, 'data'), 'timestamp'))
    .filter(
      (time): time is number =>
        Number.isSafeInteger(time) && (time as number) > 0 && (time as number) <= maxDateSeconds,
    )
  return ends.length === 0 ? undefined : Math.min(...ends) * 1000
}
