import {
  associatedTokenProgram,
  computeBudgetProgram,
  memoPrograms,
  systemProgram,
  token2022Program,
  tokenProgram,
} from './programs.data.js'
import { keyAt, viewOf } from './SolanaAccount.js'

/** An instruction with its accounts by address: `undefined` for one of a lookup table that could not be read. */
export type Instruction = {
  readonly program: string
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}

type Place = string | undefined

/** Effect of an instruction. Amounts are base units; `mint` and `decimals` are set if the instruction contains them. */
export type Action =
  | { readonly kind: 'transfer'; readonly from: Place; readonly to: Place; readonly amount: bigint }
  | {
      readonly kind: 'createAccount'
      readonly from: Place
      readonly account: Place
      readonly amount: bigint
      readonly owner: string
    }
  | { readonly kind: 'assign'; readonly account: Place; readonly owner: string }
  | { readonly kind: 'advanceNonce'; readonly account: Place }
  | {
      readonly kind: 'tokenTransfer' | 'tokenApprove' | 'tokenBurn'
      readonly source: Place
      /** The recipient, or the delegate. */
      readonly to: Place
      readonly amount: bigint
      readonly mint?: Place
      readonly decimals?: number
    }
  | { readonly kind: 'tokenRevoke' | 'syncNative'; readonly account: Place }
  | { readonly kind: 'setAuthority'; readonly account: Place; readonly to: string | undefined }
  | { readonly kind: 'closeAccount'; readonly account: Place; readonly to: Place }
  | { readonly kind: 'createTokenAccount'; readonly account: Place; readonly owner: Place; readonly mint: Place }
  | { readonly kind: 'computeLimit'; readonly units: number }
  | { readonly kind: 'computePrice'; readonly microLamports: bigint }
  | { readonly kind: 'memo'; readonly text: string }
  | { readonly kind: 'unknown'; readonly program: string; readonly data: Uint8Array }

/**
 * Decodes an instruction of a known program if it has exactly the expected bytes and at least the required accounts. Anything else is
 * `unknown`: a partly decoded instruction could do more than is shown.
 */
export function readInstruction(instruction: Instruction): Action {
  return readers.get(instruction.program)?.(instruction) ?? toUnknown(instruction)
}

const toUnknown = ({ program, data }: Instruction): Action => ({ kind: 'unknown', program, data })

type Read = (instruction: Instruction) => Action | undefined

const readSystem: Read = ({ accounts, data }) => {
  const view = viewOf(data)
  const [first, second] = accounts
  if (data.length < 4) return undefined
  switch (view.getUint32(0, true)) {
    case 0:
      if (data.length !== 52 || accounts.length < 2) return undefined
      return {
        kind: 'createAccount',
        from: first,
        account: second,
        amount: view.getBigUint64(4, true),
        owner: keyAt(data, 20),
      }
    case 1:
      return data.length === 36 && accounts.length > 0
        ? { kind: 'assign', account: first, owner: keyAt(data, 4) }
        : undefined
    case 2:
      if (data.length !== 12 || accounts.length < 2) return undefined
      return { kind: 'transfer', from: first, to: second, amount: view.getBigUint64(4, true) }
    case 4:
      return data.length === 4 && accounts.length > 2 ? { kind: 'advanceNonce', account: first } : undefined
    default:
      return undefined
  }
}

const readToken: Read = ({ accounts, data }) => {
  const [first, second, third] = accounts
  const is = (bytes: number, least: number) => data.length === bytes && accounts.length >= least
  const amount = () => viewOf(data).getBigUint64(1, true)
  switch (data[0]) {
    case 3:
      return is(9, 3) ? { kind: 'tokenTransfer', source: first, to: second, amount: amount() } : undefined
    case 4:
      return is(9, 3) ? { kind: 'tokenApprove', source: first, to: second, amount: amount() } : undefined
    case 5:
      return is(1, 2) ? { kind: 'tokenRevoke', account: first } : undefined
    case 6: {
      const hasNew = data[2] === 1
      if (!is(hasNew ? 35 : 3, 2) || (data[2] ?? 2) > 1) return undefined
      return { kind: 'setAuthority', account: first, to: hasNew ? keyAt(data, 3) : undefined }
    }
    case 8:
      return is(9, 3) ? { kind: 'tokenBurn', source: first, mint: second, to: undefined, amount: amount() } : undefined
    case 9:
      return is(1, 3) ? { kind: 'closeAccount', account: first, to: second } : undefined
    case 12:
    case 13: {
      if (!is(10, 4)) return undefined
      const kind = data[0] === 12 ? 'tokenTransfer' : 'tokenApprove'
      return { kind, source: first, mint: second, to: third, amount: amount(), decimals: data[9] as number }
    }
    case 15:
      if (!is(10, 3)) return undefined
      return {
        kind: 'tokenBurn',
        source: first,
        mint: second,
        to: undefined,
        amount: amount(),
        decimals: data[9] as number,
      }
    case 17:
      return is(1, 1) ? { kind: 'syncNative', account: first } : undefined
    default:
      return undefined
  }
}

const readAssociatedToken: Read = ({ accounts, data }) => {
  const isCreate = data.length === 0 || (data.length === 1 && (data[0] ?? 2) < 2)
  const [, account, owner, mint] = accounts
  return isCreate && accounts.length >= 6 ? { kind: 'createTokenAccount', account, owner, mint } : undefined
}

const readComputeBudget: Read = ({ data }) => {
  if (data[0] === 2 && data.length === 5) return { kind: 'computeLimit', units: viewOf(data).getUint32(1, true) }
  if (data[0] === 3 && data.length === 9)
    return { kind: 'computePrice', microLamports: viewOf(data).getBigUint64(1, true) }
  return undefined
}

const readMemo: Read = ({ data }) => {
  try {
    return { kind: 'memo', text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(data) }
  } catch {
    return undefined
  }
}

const readers: ReadonlyMap<string, Read> = new Map([
  [systemProgram, readSystem],
  [tokenProgram, readToken],
  [token2022Program, readToken],
  [associatedTokenProgram, readAssociatedToken],
  [computeBudgetProgram, readComputeBudget],
  ...memoPrograms.map((program) => [program, readMemo] as const),
])
