import {
  type Address,
  concat,
  decodeAbiParameters,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  type TypedDataDefinition,
} from 'viem'
import { delegationManager } from '../smart/hybridContracts.data.js'
import { enforcers } from './enforcers.data.js'
import type { Allowance, Grant, Permission } from './Permission.js'

/** A restriction of a delegation, which the chain enforces (ERC-7710). */
export type Caveat = { readonly enforcer: Address; readonly terms: Hex; readonly args: Hex }

/** A delegation of the Delegation Framework 1.3.0, signed or unsigned. */
export type Delegation = {
  readonly delegate: Address
  readonly delegator: Address
  /** The root authority: the account itself. */
  readonly authority: Hex
  readonly caveats: readonly Caveat[]
  readonly salt: bigint
  readonly signature: Hex
}

type Terms = Pick<Grant, 'permission' | 'delegate' | 'expiryS'>

const structs = [
  'struct Delegation { address delegate; address delegator; bytes32 authority; Caveat[] caveats; uint256 salt; bytes signature; }',
  'struct Caveat { address enforcer; bytes terms; bytes args; }',
] as const
const chain = parseAbiParameters(['Delegation[] delegations', ...structs])
const managerAbi = parseAbi([...structs, 'function disableDelegation(Delegation delegation)'])
const root: Hex = `0x${'f'.repeat(64)}`
const word = (value: bigint | number): Hex => numberToHex(value, { size: 32 })
const caveat = (enforcer: Address, ...terms: readonly Hex[]): Caveat => ({
  enforcer,
  // An empty concatenation would not be valid hex.
  terms: concat(['0x', ...terms]),
  args: '0x',
})

/** Creates the delegation that grants a permission, with a random salt. */
export function toDelegation(grant: Terms, delegator: Address): Delegation {
  const salt = BigInt(
    `0x${[...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  )
  return { delegate: grant.delegate, delegator, authority: root, caveats: caveatsOf(grant), salt, signature: '0x' }
}

/** Whether a delegation grants exactly this permission. */
export function isOf({ delegate, authority, caveats }: Delegation, grant: Terms): boolean {
  const [is, wanted] = [caveats, caveatsOf(grant)].map((each) => JSON.stringify(each).toLowerCase())
  return is === wanted && authority === root && isAddressEqual(delegate, grant.delegate)
}

function caveatsOf({ permission, expiryS }: Terms): readonly Caveat[] {
  // No start time, only the expiry.
  const ends = caveat(enforcers.timestamp, numberToHex(0, { size: 16 }), numberToHex(expiryS, { size: 16 }))
  return [...toCaveats(permission), ends]
}

function toCaveats(permission: Permission): readonly Caveat[] {
  switch (permission.kind) {
    case 'call':
      return [
        caveat(enforcers.allowedTargets, permission.target),
        caveat(enforcers.allowedMethods, permission.selector),
        caveat(enforcers.valueLte, word(permission.valueLimit)),
        ...permission.equal.map(({ offset, word: value }) => caveat(enforcers.allowedCalldata, word(offset), value)),
      ]
    case 'native':
      // The period limits currency only: without the empty call data, any function without value could be called.
      return [caveat(enforcers.exactCalldata), caveat(enforcers.nativeTokenPeriodTransfer, ...toTerms(permission))]
    case 'erc20':
      return [
        caveat(enforcers.valueLte, word(0)),
        caveat(enforcers.erc20PeriodTransfer, permission.token, ...toTerms(permission)),
      ]
  }
}

const toTerms = ({ amount, periodS, startS }: Allowance): readonly Hex[] => [word(amount), word(periodS), word(startS)]

/** Returns the typed data that the owner signs (EIP-712): the delegation as the chain checks it. */
export function delegationData({ signature: _, ...delegation }: Delegation, chainId: number): TypedDataDefinition {
  return {
    domain: { name: 'DelegationManager', version: '1', chainId, verifyingContract: delegationManager },
    types: {
      Delegation: [
        { name: 'delegate', type: 'address' },
        { name: 'delegator', type: 'address' },
        { name: 'authority', type: 'bytes32' },
        { name: 'caveats', type: 'Caveat[]' },
        { name: 'salt', type: 'uint256' },
      ],
      Caveat: [
        { name: 'enforcer', type: 'address' },
        { name: 'terms', type: 'bytes' },
      ],
    },
    primaryType: 'Delegation',
    message: delegation as unknown as Record<string, unknown>,
  }
}

/** Encodes the context with which a delegate redeems the permission. */
export const encodeContext = (delegation: Delegation): Hex => encodeAbiParameters(chain, [[delegation]])

/** Decodes the delegation of a context; undefined unless it holds exactly one. */
export function decodeContext(context: Hex): Delegation | undefined {
  try {
    const [[delegation, ...more]] = decodeAbiParameters(chain, context)
    return more.length === 0 ? delegation : undefined
  } catch {
    return undefined
  }
}

/** Returns the account's call that disables a delegation permanently. */
export function disableCall(delegation: Delegation): {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
} {
  const data = encodeFunctionData({ abi: managerAbi, functionName: 'disableDelegation', args: [delegation] })
  return { to: delegationManager, value: 0n, data }
}
